import { post } from '@/lib/http/browser';
import type { Result } from '@/lib/result';
import type { OrderToResume } from './open-orders';
import { toResumeWire } from './open-orders-mappers';

/** The order that was in hand is put aside. */
export const resumeOrder = (taken: OrderToResume): Promise<Result<unknown>> =>
  post<'listPendingOrders'>('/api/socia/consultarOrdenPendiente', { body: toResumeWire(taken) });
