import 'server-only';
import { callBackend } from '@/lib/http/backend';
import { type CallContext, toCallOptions } from '@/lib/http/call-context';
import { mapResult, type Result } from '@/lib/result';
import type { OrderList, PlacedOrder } from './orders';
import type { OrdersFilter } from './orders-filter';
import { toOrderList, toOrdersInput, toPlacedOrder } from './orders-mappers';

export const listOrders = async (reader: CallContext, filter: OrdersFilter, page: number): Promise<Result<OrderList>> =>
  mapResult(await callBackend('listOrders', { ...toOrdersInput(filter, page), ...toCallOptions(reader) }), toOrderList);

export const getPlacedOrder = async (
  reader: CallContext,
  { campaign, number }: { campaign: string; number: string },
): Promise<Result<PlacedOrder>> =>
  mapResult(
    await callBackend('readOrder', { params: { a: campaign, b: number }, ...toCallOptions(reader) }),
    toPlacedOrder,
  );
