import type { Locale } from 'contract/public-codes.ts';

/** By the shop's mail, or from the executive's own telephone. */
export type Channel = 'mail' | 'telephone';
export type MessageKind = 'message' | 'reminder' | 'invitation' | 'catalogue';

/** What an executive wants to say, before it is known to whom it can go. */
export type Draft = {
  kind: MessageKind;
  channel: Channel;
  /** Null is what the house says for this kind. */
  subject: string | null;
  text: string | null;
  /** Null leads nowhere. */
  link: ((locale: Locale) => string) | null;
};

export type WrittenMessage = {
  clientId: number;
  outcome: 'sent' | 'ready' | 'noConsent' | 'noAddress' | 'blocked' | 'wait';
  subject: string | null;
  text: string;
  link: string | null;
};
