import { type Html, html } from '../../shared/html.ts';

export type Fields = {
  reason: string;
  amount: string;
  bankId: string;
  closes: boolean;
  seenCents: number;
  /** The fingerprint of a parcel's contents; empty where none are shown. */
  seenContents: string;
  /** Code of who carries it; empty where nobody says. */
  carrier: string;
  tracking: string;
  leftOn: string;
};
export type Wrong = readonly ('contents' | 'reason' | 'amount' | 'bankId' | 'carrier' | 'tracking' | 'leftOn')[];

export const problem = (id: string, text: string, isWrong: boolean): Html | null =>
  isWrong ? html`<p class="wrong" id="${id}-wrong">${text}</p>` : null;

export const describedBy = (id: string, isWrong: boolean): Html =>
  isWrong ? html` aria-invalid="true" aria-describedby="${id}-wrong ${id}-hint"` : html` aria-describedby="${id}-hint"`;
