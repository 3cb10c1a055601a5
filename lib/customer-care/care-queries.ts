import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import type { AnswerOf } from '@/contract/calls/table';
import type { TenderCode } from '@/contract/codes';
import { toCentsOrNull } from '@/contract/money';
import { brand } from '@/lib/brand';
import { callBackend, emptyOnOutage, readPublic } from '@/lib/http/backend';
import type { Locale } from '@/lib/i18n/routing';
import { mapResult, type Result } from '@/lib/result';
import type { Contact, ContactReceipt } from './care';
import { toContacted, toContactWire } from './contact-mappers';
import type { DeliveryPlace } from './delivery-costs';
import { toDeliveryPlaces } from './delivery-costs-mappers';
import type { TypedNewsletterForm } from './newsletter-form';
import { toConfirmWire, toLeaveTokenWire, toLeaveWire, toSubscribeWire } from './newsletter-mappers';

/** A browser without script: its language, and its address for rate limits. */
export type NoScriptSender = { locale: Locale; address: string | null };

const headersOf = ({ locale, address }: NoScriptSender) => ({
  'accept-language': locale,
  ...(address !== null && { 'x-forwarded-for': address }),
});

export const sendContactWithoutScript = async (
  contact: Contact,
  { key, ...sender }: NoScriptSender & { key: string },
): Promise<Result<ContactReceipt>> =>
  mapResult(
    await callBackend('contactCare', {
      body: toContactWire(contact, sender.locale),
      headers: { ...headersOf(sender), 'idempotency-key': key },
    }),
    toContacted,
  );

export const sendNewsletterFormWithoutScript = (
  typed: TypedNewsletterForm,
  sender: NoScriptSender,
): Promise<Result<unknown>> =>
  typed.wish === 'leave'
    ? callBackend('cancelNewsletter', { body: toLeaveWire(typed), headers: headersOf(sender) })
    : callBackend('subscribeNewsletter', { body: toSubscribeWire(typed), headers: headersOf(sender) });

/** By the tokens of the newsletter's mails. */
export const confirmNewsletterByToken = (token: string, sender: NoScriptSender): Promise<Result<unknown>> =>
  callBackend('subscribeNewsletter', { body: toConfirmWire(token), headers: headersOf(sender) });
export const leaveNewsletterByToken = (token: string, sender: NoScriptSender): Promise<Result<unknown>> =>
  callBackend('cancelNewsletter', { body: toLeaveTokenWire(token), headers: headersOf(sender) });

async function readOfferedPayments(): Promise<OfferedPayment[]> {
  'use cache';
  cacheLife('catalogue');
  cacheTag('contenidos');
  const wire = await readPublic('listGuestPaymentMethods', { params: { x: brand.country }, query: {} });
  if (!wire) cacheLife('absent');
  return wire ? toOfferedPayments(wire) : [];
}

/** The methods for a guest's order, as the checkout gets them; empty during an outage. */
export const listOfferedPayments = (): Promise<OfferedPayment[]> => readOfferedPayments().catch(emptyOnOutage);

/** The available methods; one with an unreadable fee is left out. */
const toOfferedPayments = ({ metodos }: AnswerOf<'listGuestPaymentMethods'>): OfferedPayment[] =>
  metodos.flatMap(({ codigo, disponible, recargo, hasta }) => {
    const surchargeCents = toCentsOrNull(recargo);
    if (!disponible || surchargeCents === null) return [];
    return [{ tender: codigo, surchargeCents, belowCents: toCentsOrNull(hasta) }];
  });

/** An available payment method with its fee, and the order value up to which it is offered. */
type OfferedPayment = { tender: TenderCode; surchargeCents: number; belowCents: number | null };

async function readDeliveryPlaces(locale: Locale): Promise<DeliveryPlace[]> {
  'use cache';
  cacheLife('catalogue');
  cacheTag('contenidos');
  const wire = await readPublic('listDeliveryCosts');
  if (!wire) cacheLife('absent');
  return toDeliveryPlaces(wire ?? [], locale);
}

/** From the table by which orders are priced; empty during an outage. */
export const listDeliveryPlaces = (locale: Locale): Promise<DeliveryPlace[]> =>
  readDeliveryPlaces(locale).catch(emptyOnOutage);
