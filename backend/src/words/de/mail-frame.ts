import type { mailFrame as es } from '../es/mail-frame.ts';

export const mailFrame: typeof es = {
  closing: 'Freundliche Grüße',
  open: 'Seite öffnen',
};
