import 'server-only';
import { callBackend } from '@/lib/http/backend';
import { type Reader, readerInput } from '@/lib/http/reader';
import { mapResult, type Result } from '@/lib/result';
import type { OrderList, PlacedOrder } from './orders';
import type { OrdersFilter } from './orders-filter';
import { toOrderList, toOrdersInput, toPlacedOrder } from './orders-mappers';

export const listOrders = async (reader: Reader, filter: OrdersFilter, page: number): Promise<Result<OrderList>> =>
  mapResult(await callBackend('listOrders', { ...toOrdersInput(filter, page), ...readerInput(reader) }), toOrderList);

export const getPlacedOrder = async (
  reader: Reader,
  { campaign, number }: { campaign: string; number: string },
): Promise<Result<PlacedOrder>> =>
  mapResult(
    await callBackend('readOrder', { params: { a: campaign, b: number }, ...readerInput(reader) }),
    toPlacedOrder,
  );
