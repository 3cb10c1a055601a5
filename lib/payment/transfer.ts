/** What whoever pays by bank transfer gives to her bank. */
export type Transfer = {
  /** The payment that it is for. */
  payment: string;
  holder: string;
  iban: string;
  bic: string | null;
  /** Once a part is there, what is missing. */
  amountCents: number;
  reference: string;
  /** The moment by which it is to be sent. */
  until: string;
  /** What the code of a bank's app says. */
  code: string;
  /** When she sent a proof of it; undefined where the backend takes none. */
  proofAt: string | null | undefined;
};

/** In groups that an eye can follow. */
export const inFours = (text: string): string => text.replace(/(.{4})(?=.)/g, '$1 ');
