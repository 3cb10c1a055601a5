import 'server-only';
import type { AnswerOf } from '@/contract/calls/table';
import { toProductCard } from '@/lib/catalogue/catalogue-mappers';
import { callBackend } from '@/lib/http/backend';
import { type CallContext, toCallOptions } from '@/lib/http/call-context';
import type { Locale } from '@/lib/i18n/routing';
import { mapResult, type Result } from '@/lib/result';
import type { Order } from './order';
import type { Person, Suggestion, Suggestions } from './order-line';
import { toOrder } from './order-mappers';

export const getOrderInHand = async (reader: CallContext): Promise<Result<Order>> =>
  mapResult(await callBackend('readOrderInHand', toCallOptions(reader)), toOrder);

export const listOrderClients = async (reader: CallContext): Promise<Result<Person[]>> =>
  mapResult(await callBackend('listOrderClients', toCallOptions(reader)), ({ clients }) =>
    clients.map(({ id, name }) => ({ id, name })),
  );

/** Empty when they cannot be read: the bag is complete without them. */
export async function getSuggestions(reader: CallContext): Promise<Suggestions> {
  const answer = await callBackend('readSuggestions', toCallOptions(reader));
  return answer.ok ? toSuggestions(answer.data, reader.locale) : { together: [], up: [] };
}

export function toSuggestions(
  { complementarios, superiores }: AnswerOf<'readSuggestions'>,
  locale: Locale,
): Suggestions {
  const toSuggestion = ({ codigo, puntos, producto }: (typeof superiores)[number]): Suggestion => ({
    code: codigo,
    points: puntos,
    product: toProductCard(producto, locale),
  });
  return { together: complementarios.map(toSuggestion), up: superiores.map(toSuggestion) };
}
