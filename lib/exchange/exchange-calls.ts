import type { OrderKey } from '@/lib/checkout/checkout';
import { get, post } from '@/lib/http/browser';
import type { Locale } from '@/lib/i18n/routing';
import type { Result } from '@/lib/result';
import type { Exchanges, ExchangeWish } from './exchange';

/** What can be exchanged of an order now, and earlier requests. */
export const readExchanges = async ({ number, secret }: OrderKey): Promise<Result<Exchanges>> =>
  secret === null
    ? get<'readExchanges'>('/api/socia/consultarCambios/{x}', { params: { x: number } })
    : post<'readGuestExchanges'>('/api/public/consultarCambiosInvitado', { body: { number, secret } });

/** Calls with the same key request the exchange once. */
export const requestExchange = async (
  { number, secret }: OrderKey,
  lines: ExchangeWish[],
  { locale, key: idempotencyKey }: { locale: Locale; key: string },
): Promise<Result<Exchanges>> =>
  secret === null
    ? post<'askExchange'>('/api/socia/pedirCambio', { body: { order: number, locale, lines }, idempotencyKey })
    : post<'askGuestExchange'>('/api/public/pedirCambioInvitado', {
        body: { order: { number, secret }, locale, lines },
        idempotencyKey,
      });
