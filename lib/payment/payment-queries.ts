import 'server-only';
import { paymentOrigins } from '@/contract/codes';
import { toEuros } from '@/contract/money';
import { callBackend } from '@/lib/http/backend';
import type { Locale } from '@/lib/i18n/routing';
import type { PaymentMethod } from '@/lib/order/delivery';
import { toPaymentMethod } from '@/lib/order/delivery-mappers';
import { failure, mapResult, type Result } from '@/lib/result';
import type { Account, PaymentOriginName, PaymentResult, ProviderHandover } from './payment';
import { toAccount, toPaymentResult, toProviderHandover } from './payment-mappers';

type Reader = { token: string; locale: Locale };

const asked = ({ token, locale }: Reader) => ({ token, headers: { 'accept-language': locale } });

/** Requests the provider's page: from then on the executive counts as having left. */
export async function openPayment(asker: Reader, payment: string): Promise<Result<ProviderHandover>> {
  const opened = mapResult(
    await callBackend('openPayment', { body: { payment }, ...asked(asker) }),
    toProviderHandover,
  );
  if (!opened.ok) return opened;
  return opened.data ? { ...opened, data: opened.data } : failure('broken', 'error.broken');
}

export async function getPayment(asker: Reader, payment: string): Promise<Result<PaymentResult>> {
  return mapResult(await callBackend('readPayment', { params: { x: payment }, ...asked(asker) }), toPaymentResult);
}

export async function getOrderPayment(asker: Reader, order: string): Promise<Result<PaymentResult>> {
  return mapResult(await callBackend('readOrderPayment', { params: { x: order }, ...asked(asker) }), toPaymentResult);
}

type Sum = {
  origin: Exclude<PaymentOriginName, 'lateCheckout'>;
  cents: number;
  /** A placed order, whose delivery is settled; without it the order in hand. */
  order?: string;
};

export async function listPaymentMethods(
  asker: Reader,
  { origin, cents, order }: Sum,
): Promise<Result<PaymentMethod[]>> {
  const query = { importe: String(toEuros(cents)), ...(order && { orden: order }) };
  const params = { x: paymentOrigins[origin] };
  return mapResult(await callBackend('listPaymentMethods', { params, query, ...asked(asker) }), ({ metodos }) =>
    metodos.map(toPaymentMethod),
  );
}

export async function getAccount(asker: Reader): Promise<Result<Account>> {
  return mapResult(await callBackend('readAmountDue', asked(asker)), toAccount);
}
