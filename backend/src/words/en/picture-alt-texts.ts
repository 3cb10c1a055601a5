import type { pictureAltTexts as es } from '../es/picture-alt-texts.ts';

export const pictureAltTexts: typeof es = {
  views: { front: 'front view', back: 'back view', detail: 'detail', flat: 'laid flat' },
  film: 'video',
  inColour: (colour) => `in ${colour}`,
};
