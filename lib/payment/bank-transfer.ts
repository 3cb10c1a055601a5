/** The details that a payer enters at their bank. */
export type BankTransfer = {
  /** The payment that the transfer is for. */
  payment: string;
  holder: string;
  iban: string;
  bic: string | null;
  /** The amount due; once a part has arrived, the rest of it. */
  amountCents: number;
  reference: string;
  /** The time by which it has to be sent. */
  until: string;
  /** The content of the QR code for banking apps. */
  code: string;
  /** When the proof was uploaded; undefined when the backend accepts none. */
  proofAt: string | null | undefined;
};

/** In readable groups of four. */
export const groupInFours = (text: string): string => text.replace(/(.{4})(?=.)/g, '$1 ');
