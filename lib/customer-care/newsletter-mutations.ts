import { post } from '@/lib/http/browser';
import type { Result } from '@/lib/result';
import type { TypedWish } from './newsletter-form';
import { toLeaveWire, toSubscribeWire } from './newsletter-mappers';

/** Both send a mail; the response is the same for every address. */
export const sendWish = (typed: TypedWish): Promise<Result<unknown>> =>
  typed.wish === 'leave'
    ? post<'cancelNewsletter'>('/api/public/cancelarNewsletter', { body: toLeaveWire(typed) })
    : post<'subscribeNewsletter'>('/api/public/suscribirNewsletter', { body: toSubscribeWire(typed) });
