import { post } from '@/lib/http/browser';
import type { Result } from '@/lib/result';
import type { Taken } from './open-orders';
import { toTaking } from './open-orders-mappers';

/** What lay in hand before is put aside. */
export const takeUp = (taken: Taken): Promise<Result<unknown>> =>
  post<'listPendingOrders'>('/api/socia/consultarOrdenPendiente', { body: toTaking(taken) });
