import type { Locale } from 'contract/public-codes.ts';
import type { Generated } from 'kysely';

export type ContactTopic =
  | 'order'
  | 'return'
  | 'payment'
  | 'size'
  | 'account'
  | 'complaint'
  | 'accessibility'
  | 'other';
export type NewsletterConsentStep = 'asked' | 'confirmed' | 'cancelled';

export type CustomerCareTables = {
  contact_messages: {
    id: Generated<string>;
    code: string;
    received_at: Date;
    answer_by: Date;
    locale: Locale;
    topic: ContactTopic;
    name: string;
    email: string;
    phone: string | null;
    order_named: string | null;
    body: string;
  };
  contact_answers: {
    message_id: string;
    operator_id: string;
    reason: string;
    at: Date;
  };
  newsletter_subscribers: {
    id: Generated<number>;
    email: string;
    locale: Locale;
    asked_at: Date | null;
    confirmed_at: Date | null;
    cancelled_at: Date | null;
  };
  newsletter_consents: {
    id: Generated<number>;
    subscriber_id: number;
    step: NewsletterConsentStep;
    at: Date;
    locale: Locale;
    text_version: string | null;
    page: string | null;
    network: string;
  };
};
