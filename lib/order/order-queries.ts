import 'server-only';
import type { AnswerOf } from '@/contract/calls/table';
import { callBackend } from '@/lib/http/backend';
import { type Reader, readerInput } from '@/lib/http/reader';
import { mapResult, type Result } from '@/lib/result';
import { toPerson } from './line-mappers';
import type { Order } from './order';
import type { Person } from './order-line';
import { toOrder } from './order-mappers';
import { toSuggestions } from './suggestion-mappers';
import type { Suggestions } from './suggestions';

export const getOrderInHand = async (reader: Reader): Promise<Result<Order>> =>
  mapResult(await callBackend('readOrderInHand', readerInput(reader)), toOrder);

export const listOrderClients = async (reader: Reader): Promise<Result<Person[]>> =>
  mapResult(await callBackend('listOrderClients', readerInput(reader)), ({ clientes }: AnswerOf<'listOrderClients'>) =>
    clientes.map(toPerson),
  );

/** Empty when they cannot be read: the bag is complete without them. */
export async function getSuggestions(reader: Reader): Promise<Suggestions> {
  const answer = await callBackend('readSuggestions', readerInput(reader));
  return answer.ok ? toSuggestions(answer.data, reader.locale) : { together: [], up: [] };
}
