import 'server-only';
import { articleCodePattern } from '@/contract/rules';
import type { OrderList } from '@/lib/account/orders';
import { listOrders } from '@/lib/account/orders-queries';
import type { ClientList } from '@/lib/client-book/client-book';
import { listClients } from '@/lib/client-book/client-book-queries';
import { getActiveOrder } from '@/lib/desk/desk-queries';
import { callBackend } from '@/lib/http/backend';
import { type CallContext, toCallOptions } from '@/lib/http/call-context';
import type { Grid } from '@/lib/order/grid';
import { toGrid } from '@/lib/order/line-mappers';
import { failure, mapResult, type Result } from '@/lib/result';

/** Results per kind; each kind has a page with all of them. */
export const maxResultsPerKind = 8;

const codes = new RegExp(articleCodePattern);

type FindResults = { orders: Result<OrderList>; clients: Result<ClientList>; grid: Result<Grid> };

/** All three searches in parallel; each may fail alone. */
export async function searchDesk(reader: CallContext, text: string): Promise<FindResults> {
  const [orders, clients, grid] = await Promise.all([
    listOrders(reader, { campaign: '', state: '', text }, 1),
    listClients(reader, { text, state: '', tag: '', order: 'name' }, 1),
    findGrid(reader, text),
  ]);
  return { orders, clients, grid };
}

async function findGrid(reader: CallContext, text: string): Promise<Result<Grid>> {
  const code = text.replaceAll(' ', '');
  if (!codes.test(code)) return failure('absent', 'error.absent');
  const active = await getActiveOrder(reader.token, reader.locale);
  if (!active.ok) return active;
  const params = { a: code, b: active.data.clock.code };
  return mapResult(await callBackend('readGrid', { params, ...toCallOptions(reader) }), toGrid);
}
