import type { handovers, TenderCode } from 'contract/codes.ts';
import type { Locale } from 'contract/public-codes.ts';

/** One attempt to pay, as agreed before the payer left the shop. It never changes. */
export type Attempt = {
  id: string;
  tender: TenderCode;
  /** Ours, by which the provider knows it: four digits, then letters or digits, twelve in all; never reused. */
  reference: string;
  /** The provider's own name for it, once it has given one. */
  providerId: string | null;
  cents: number;
  currency: 'EUR';
  locale: Locale;
  /** After this time the provider accepts no money for it. */
  expiresAt: Date;
};

/** The pages to which the provider sends the browser back, and the address for its notice. */
export type ReturnPages = { paid: string; unpaid: string; notice: string };

/** What the payer does next: posts a signed form, or follows a link. */
export type PayerStep =
  | { action: typeof handovers.form; url: string; fields: Record<string, string>; providerId: null }
  | { action: typeof handovers.link; url: string; providerId: string };

/** Only rises: later evidence of a lower outcome does not undo a higher one. */
export const paymentOutcomes = ['unheard', 'waiting', 'cancelled', 'denied', 'paid'] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];

/** What a provider states about one of our attempts, once it is proven to be the provider. */
export type ProviderFinding = {
  reference: string;
  about:
    | { kind: 'payment'; outcome: PaymentOutcome }
    | { kind: 'refund'; id: string; outcome: 'done' | 'refused' | 'waiting' }
    /** A third party demands back the money that we hold, or has it already. */
    | { kind: 'claim'; outcome: 'disputed' | 'reversed' };
  /**
   * Compared with what was agreed; null if the provider does not name it, which only an outcome without money may do.
   */
  cents: number | null;
  currency: string | null;
  /** The merchant whose money it is, with its terminal if any. */
  merchant: string | null;
  /** Message key of the reason why there is no money, for the payer. */
  reason: string | null;
  /** The provider's own code, for an operator. */
  code: string | null;
  /** The provider's own number of the movement of money: authorisation, capture, refund. */
  transaction: string | null;
};

/** The original text, and its meaning. */
export type ProviderReport = { raw: string; findings: ProviderFinding[] };

/** An incoming message, unchanged. */
export type RawNotice = { body: string; headers: Record<string, string | undefined> };

export type Refund = { id: string; cents: number };

/** All that is particular to one provider; no code outside its folder depends on which one it is. */
export type Provider = {
  tenders: readonly TenderCode[];
  /** As its findings name it. */
  merchant: string;
  /** How long a payer may take there. */
  minutes: number;
  /** Whether an attempt may be opened only once: another one replaces it. */
  opensOnce: boolean;
  /** May call the provider, so never inside a transaction. Repeating it for one attempt has the same effect. */
  open: (attempt: Attempt, pages: ReturnPages) => Promise<PayerStep>;
  /** Null if the sender is not the provider. Never throws, whatever arrives. */
  readNotice: (notice: RawNotice) => Promise<ProviderReport | null>;
  /**
   * Everything the provider knows about an attempt and its refunds. Captures an approved payment. Throws
   * `ProviderAway`.
   */
  query: (attempt: Attempt) => Promise<ProviderReport>;
  /** Refunds a part or all, once for each id. Throws `ProviderAway`. */
  refund: (attempt: Attempt, refund: Refund) => Promise<ProviderReport>;
};

/** The result is unknown and is queried again later. */
export class ProviderUnavailable extends Error {
  constructor(detail: string, options?: ErrorOptions) {
    super(detail, options);
    this.name = 'ProviderAway';
  }
}

/** The one that takes a tender; null where none is configured. */
export const findProvider = (providers: readonly Provider[], tender: TenderCode): Provider | null =>
  providers.find(({ tenders }) => tenders.includes(tender)) ?? null;

export function requireProvider(providers: readonly Provider[], tender: TenderCode): Provider {
  const provider = findProvider(providers, tender);
  if (!provider) throw new Error(`No provider takes ${tender}`);
  return provider;
}
