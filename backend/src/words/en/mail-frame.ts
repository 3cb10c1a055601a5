import type { mailFrame as es } from '../es/mail-frame.ts';

export const mailFrame: typeof es = {
  closing: 'Kind regards,',
  open: 'Open the page',
};
