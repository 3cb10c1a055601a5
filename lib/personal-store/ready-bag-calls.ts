import { toCents } from '@/contract/money';
import { get, post } from '@/lib/http/browser';
import type { Locale } from '@/lib/i18n/routing';
import { isAnswered, mapResult, type Result } from '@/lib/result';
import { idempotencyKeyOf, releaseIdempotencyKey } from '@/lib/state/idempotency-key';
import type { OpenedBag, ReadyBag, ReadyBagLineInput } from './ready-bag';

type Wish = { label: string; lines: ReadyBagLineInput[]; days: number; uses: number };

/** The same wish sent twice makes one bag. */
export async function makeReadyBag(wish: Wish): Promise<Result<ReadyBag>> {
  const intent = `ready bag ${JSON.stringify(wish)}`;
  const made = await post<'makeReadyBag'>('/api/socia/prepararBolsa', {
    body: wish,
    idempotencyKey: idempotencyKeyOf(intent),
  });
  if (isAnswered(made)) releaseIdempotencyKey(intent);
  return made;
}

/** Codes that are not sold, and those with too large a quantity. */
export type RefusedLines = { gone: string[]; much: string[] };

/** The backend names lines by index; the executive is shown their codes. */
export function refusedLines(fields: Record<string, string>, lines: readonly ReadyBagLineInput[]): RefusedLines {
  const named = (field: string) =>
    Object.keys(fields).flatMap((each) => {
      const [, at, which] = /^lines\.(\d+)\.(\w+)$/.exec(each) ?? [];
      return which === field ? [lines[Number(at)]?.code ?? ''] : [];
    });
  return { gone: named('code'), much: named('quantity') };
}

export const listReadyBags = (): Promise<Result<ReadyBag[]>> =>
  get<'listReadyBags'>('/api/socia/consultarBolsasPreparadas');

export const revokeReadyBag = (id: string): Promise<Result<unknown>> =>
  post<'revokeReadyBag'>('/api/socia/retirarBolsaPreparada', { body: { id } });

/** The lines of the order in hand, of all clients. */
export const readOrderLinesForBag = async (): Promise<Result<ReadyBagLineInput[]>> =>
  mapResult(await get<'readOrderInHand'>('/api/socia/consultarOrdenSesion'), (order) =>
    (order?.lineas ?? []).map(({ codigo, cantidadPedida }) => ({ code: codigo, quantity: cantidadPedida })),
  );

/** With a device key the bag is taken, without one only shown. */
export const openReadyBag = async (locale: Locale, token: string, key?: string): Promise<Result<OpenedBag>> =>
  mapResult(
    await post<'openReadyBag'>('/api/public/abrirBolsaPreparada', {
      body: { locale, token, ...(key !== undefined && { key }) },
    }),
    (bag) => ({
      ...bag,
      lines: bag.lines.map(({ madePrice, price, ...line }) => ({
        ...line,
        madeCents: toCents(madePrice),
        cents: price === null ? null : toCents(price),
      })),
    }),
  );
