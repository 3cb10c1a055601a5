import type { letters as es } from '../es/letters.ts';

export const letters: typeof es = {
  closing: 'Kind regards,',
  open: 'Open the page',
};
