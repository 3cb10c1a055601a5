import type { pictureAltTexts as es } from '../es/picture-alt-texts.ts';

export const pictureAltTexts: typeof es = {
  views: { front: 'Vorderansicht', back: 'Rückansicht', detail: 'Detail', flat: 'flach liegend' },
  film: 'Video',
  inColour: (colour) => `in ${colour}`,
};
