import 'server-only';
import type { AnswerOf } from '@/contract/calls';
import { callBackend } from '@/lib/http/backend';
import type { Locale } from '@/lib/i18n/routing';
import type { Again } from '@/lib/pad/again';
import { mapResult, type Result } from '@/lib/result';
import { toRecent, toSavedLists } from './again-mappers';
import { toPerson } from './line-mappers';
import type { ActiveOrder, Order } from './order';
import type { Person } from './order-line';
import { toActiveOrder, toOrder } from './order-mappers';
import { toSuggestions } from './suggestion-mappers';
import type { Suggestions } from './suggestions';

type Reader = { token: string; locale: Locale };

const asked = ({ token, locale }: Reader) => ({ token, headers: { 'accept-language': locale } });

export const getOrderInHand = async (reader: Reader): Promise<Result<Order>> =>
  mapResult(await callBackend('readOrderInHand', asked(reader)), toOrder);

export const getActiveOrder = async (reader: Reader): Promise<Result<ActiveOrder>> =>
  mapResult(await callBackend('readActiveOrder', asked(reader)), toActiveOrder);

export const listOrderClients = async (reader: Reader): Promise<Result<Person[]>> =>
  mapResult(await callBackend('listOrderClients', asked(reader)), ({ clientes }: AnswerOf<'listOrderClients'>) =>
    clientes.map(toPerson),
  );

/** What may be ordered again. Nothing where it cannot be read: the pad does without. */
export async function getAgain(reader: Reader): Promise<Again> {
  const [recent, lists] = await Promise.all([
    callBackend('readRecentArticles', asked(reader)),
    callBackend('listSavedLists', asked(reader)),
  ]);
  return {
    ...(recent.ok ? toRecent(recent.data) : { articles: [], lastOrder: null }),
    lists: lists.ok ? toSavedLists(lists.data) : [],
  };
}

/** Nothing where they cannot be read: a bag is whole without them. */
export async function getSuggestions(reader: Reader): Promise<Suggestions> {
  const answer = await callBackend('readSuggestions', asked(reader));
  return answer.ok ? toSuggestions(answer.data, reader.locale) : { together: [], up: [] };
}
