import type { pictures as es } from '../es/pictures.ts';

export const pictures: typeof es = {
  views: { front: 'Vorderansicht', back: 'Rückansicht', detail: 'Detail', flat: 'flach liegend' },
  film: 'Video',
  inColour: (colour) => `in ${colour}`,
};
