import 'server-only';
import { callBackend } from '@/lib/http/backend';
import type { Locale } from '@/lib/i18n/routing';
import { mapResult, type Result } from '@/lib/result';
import type { Contact, ContactReceipt } from './care';
import { toContacted, toContactWire } from './contact-mappers';
import type { TypedWish } from './newsletter-form';
import { toConfirmWire, toLeaveTokenWire, toLeaveWire, toSubscribeWire } from './newsletter-mappers';

/** A browser without script: its language, and its address for rate limits. */
export type Sender = { locale: Locale; address: string | null };

const headersOf = ({ locale, address }: Sender) => ({
  'accept-language': locale,
  ...(address !== null && { 'x-forwarded-for': address }),
});

export const sendContactForBrowser = async (
  contact: Contact,
  { key, ...sender }: Sender & { key: string },
): Promise<Result<ContactReceipt>> =>
  mapResult(
    await callBackend('contactCare', {
      body: toContactWire(contact, sender.locale),
      headers: { ...headersOf(sender), 'idempotency-key': key },
    }),
    toContacted,
  );

export const sendWishForBrowser = (typed: TypedWish, sender: Sender): Promise<Result<unknown>> =>
  typed.wish === 'leave'
    ? callBackend('cancelNewsletter', { body: toLeaveWire(typed), headers: headersOf(sender) })
    : callBackend('subscribeNewsletter', { body: toSubscribeWire(typed), headers: headersOf(sender) });

/** By the tokens of the newsletter's mails. */
export const confirmByToken = (token: string, sender: Sender): Promise<Result<unknown>> =>
  callBackend('subscribeNewsletter', { body: toConfirmWire(token), headers: headersOf(sender) });
export const leaveByToken = (token: string, sender: Sender): Promise<Result<unknown>> =>
  callBackend('cancelNewsletter', { body: toLeaveTokenWire(token), headers: headersOf(sender) });
