import type { letters as es } from '../es/letters.ts';

export const letters: typeof es = {
  closing: 'Freundliche Grüße',
  open: 'Seite öffnen',
};
