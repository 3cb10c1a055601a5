import { post } from '@/lib/http/browser';
import type { Result } from '@/lib/result';
import type { TypedNewsletterForm } from './newsletter-form';
import { toLeaveWire, toSubscribeWire } from './newsletter-mappers';

/** Both send a mail; the response is the same for every address. */
export const sendNewsletterForm = (typed: TypedNewsletterForm): Promise<Result<unknown>> =>
  typed.wish === 'leave'
    ? post<'cancelNewsletter'>('/api/public/cancelarNewsletter', { body: toLeaveWire(typed) })
    : post<'subscribeNewsletter'>('/api/public/suscribirNewsletter', { body: toSubscribeWire(typed) });
