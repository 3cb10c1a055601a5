import 'server-only';
import { cache } from 'react';
import { callBackend } from '@/lib/http/backend';
import type { Locale } from '@/lib/i18n/routing';
import type { ActiveOrder } from '@/lib/order/order';
import { toActiveOrder } from '@/lib/order/order-mappers';
import { readerInput } from '@/lib/order/order-queries';
import { mapResult, type Result } from '@/lib/result';
import type { Waiting } from './waiting';
import { toWaiting } from './waiting-mappers';

/** What the frame of her desk says: asked once a page, and in one call. */
const readDesk = cache((token: string, locale: Locale) => callBackend('readWaiting', readerInput({ token, locale })));

export const getWaiting = async (token: string, locale: Locale): Promise<Result<Waiting>> =>
  mapResult(await readDesk(token, locale), toWaiting);

/** Which order is in hand. Only where nobody tells it beside what waits it is asked for by itself. */
export const getOrderAtHand = cache(async (token: string, locale: Locale): Promise<Result<ActiveOrder>> => {
  const desk = await readDesk(token, locale);
  if (desk.ok && desk.data.pedido) return { ...desk, data: toActiveOrder(desk.data.pedido) };
  if (!desk.ok && (desk.kind === 'network' || desk.kind === 'signed-out')) return desk;
  return mapResult(await callBackend('readActiveOrder', readerInput({ token, locale })), toActiveOrder);
});
