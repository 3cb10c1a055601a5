import 'server-only';
import { callBackend } from '@/lib/http/backend';
import { type Reader, readerInput } from '@/lib/http/reader';
import type { OpenOrders } from './open-orders';
import { draftsOnly, toOpenOrders } from './open-orders-mappers';

/** Empty when they cannot be read: the pad works without. */
export async function getOpenOrders(reader: Reader): Promise<OpenOrders> {
  const answer = await callBackend('listPendingOrders', { body: draftsOnly, ...readerInput(reader) });
  return answer.ok ? toOpenOrders(answer.data) : { orders: [], campaigns: [] };
}
