import { get, post } from '@/lib/http/browser';
import type { Locale } from '@/lib/i18n/routing';
import { mapResult, type Result } from '@/lib/result';
import type { ExchangeOrder, Exchanges, Wish } from './exchange';
import { toExchanges, toWishesWire } from './exchange-mappers';

/** What can be exchanged of an order now, and earlier requests. */
export const readExchanges = async ({ number, secret }: ExchangeOrder): Promise<Result<Exchanges>> =>
  mapResult(
    secret === null
      ? await get<'readExchanges'>('/api/socia/consultarCambios/{x}', { params: { x: number } })
      : await post<'readGuestExchanges'>('/api/public/consultarCambiosInvitado', {
          body: { numero: number, clave: secret },
        }),
    toExchanges,
  );

/** Calls with the same key request the exchange once. */
export async function askExchange(
  { number, secret }: ExchangeOrder,
  wishes: readonly Wish[],
  { locale, key: idempotencyKey }: { locale: Locale; key: string },
): Promise<Result<Exchanges>> {
  const body = { numero: number, ...toWishesWire(wishes, locale) };
  return mapResult(
    secret === null
      ? await post<'askExchange'>('/api/socia/pedirCambio', { body, idempotencyKey })
      : await post<'askGuestExchange'>('/api/public/pedirCambioInvitado', {
          body: { ...body, clave: secret },
          idempotencyKey,
        }),
    toExchanges,
  );
}
