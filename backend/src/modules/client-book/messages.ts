import type { Locale } from 'contract/public-codes.ts';

/** Sent by the shop as mail, or by the executive from a telephone. */
export type Channel = 'mail' | 'telephone';
export type MessageKind = 'message' | 'reminder' | 'invitation' | 'catalogue';

/** A message before its recipients are checked. */
export type MessageDraft = {
  kind: MessageKind;
  channel: Channel;
  /** Null: the shop's own subject for this kind. */
  subject: string | null;
  text: string | null;
  /** Null: no link. */
  link: ((locale: Locale) => string) | null;
};

export type MessageResult = {
  clientId: number;
  outcome: 'sent' | 'ready' | 'noConsent' | 'noAddress' | 'blocked' | 'wait';
  subject: string | null;
  text: string;
  link: string | null;
};
