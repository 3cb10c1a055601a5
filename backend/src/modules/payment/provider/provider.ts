import type { handovers, TenderCode } from 'contract/codes.ts';
import type { Locale } from 'contract/public-codes.ts';

/** One try to pay, as it was agreed before anybody left the shop. None of it ever changes. */
export type Attempt = {
  id: string;
  tender: TenderCode;
  /** Ours, by which the provider knows it: four digits, then letters or digits, twelve in all; never used twice. */
  reference: string;
  /** The provider's own name for it, once it has given one. */
  providerId: string | null;
  cents: number;
  currency: 'EUR';
  locale: Locale;
  /** From then on the provider takes no money for it. */
  expiresAt: Date;
};

/** Where the provider sends the browser back to, and its own notice. */
export type ReturnPages = { paid: string; unpaid: string; notice: string };

/** What the payer does next: posts a signed form, or follows a link. */
export type PayerStep =
  | { action: typeof handovers.form; url: string; fields: Record<string, string>; providerId: null }
  | { action: typeof handovers.link; url: string; providerId: string };

/** Rises only: later evidence of less says nothing about earlier evidence of more. */
export const outcomes = ['unheard', 'waiting', 'cancelled', 'denied', 'paid'] as const;
export type PaymentOutcome = (typeof outcomes)[number];

/** What a provider states about one of our attempts, once it is known to be the provider who states it. */
export type ProviderStatement = {
  reference: string;
  about:
    | { kind: 'payment'; outcome: PaymentOutcome }
    | { kind: 'refund'; id: string; outcome: 'done' | 'refused' | 'waiting' }
    /** Somebody wants the money back that we have, or has it already. */
    | { kind: 'claim'; outcome: 'disputed' | 'reversed' };
  /** Compared with what was agreed; null where the provider does not name it, which only an outcome without money may. */
  cents: number | null;
  currency: string | null;
  /** Whose money it is: the merchant, with its terminal where there is one. */
  merchant: string | null;
  /** Message key of why there is no money, in the payer's words. */
  reason: string | null;
  /** The provider's own code, for whoever looks into it. */
  code: string | null;
  /** The provider's own number of the movement of money: authorisation, capture, refund. */
  transaction: string | null;
};

/** What was said, word for word, and what it means. */
export type ProviderNotice = { raw: string; findings: ProviderStatement[] };

/** Something that came from outside, as it came. */
export type Notice = { body: string; headers: Record<string, string | undefined> };

export type Refund = { id: string; cents: number };

/** All that is particular to one provider; nothing outside its folder knows which one it is. */
export type Provider = {
  tenders: readonly TenderCode[];
  /** As its findings name it. */
  merchant: string;
  /** How long a payer may take there. */
  minutes: number;
  /** Whether an attempt that was opened once must not be opened again: another takes its place. */
  opensOnce: boolean;
  /** May ask the provider, so never inside a transaction. Asked twice for one attempt it does the same. */
  open: (attempt: Attempt, pages: ReturnPages) => Promise<PayerStep>;
  /** Null where it is not the provider who says it. Never throws, whatever came. */
  readNotice: (notice: Notice) => Promise<ProviderNotice | null>;
  /** Everything the provider knows about an attempt, its refunds too. Takes money that was only approved so far. Throws `ProviderAway`. */
  query: (attempt: Attempt) => Promise<ProviderNotice>;
  /** Gives back a part or all. Asked twice with one id it is given back once. Throws `ProviderAway`. */
  refund: (attempt: Attempt, refund: Refund) => Promise<ProviderNotice>;
};

/** Nobody knows what happened there; it is asked again later. */
export class ProviderAway extends Error {
  constructor(detail: string, options?: ErrorOptions) {
    super(detail, options);
    this.name = 'ProviderAway';
  }
}
