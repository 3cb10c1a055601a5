import type { pictures as es } from '../es/pictures.ts';

export const pictures: typeof es = {
  views: { front: 'Vorderansicht', back: 'Rückansicht', detail: 'Detail', flat: 'flach liegend' },
  inColour: (colour) => `in ${colour}`,
};
