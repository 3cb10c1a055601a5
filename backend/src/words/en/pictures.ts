import type { pictures as es } from '../es/pictures.ts';

export const pictures: typeof es = {
  views: { front: 'front view', back: 'back view', detail: 'detail', flat: 'laid flat' },
  film: 'video',
  inColour: (colour) => `in ${colour}`,
};
