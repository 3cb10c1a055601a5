import type { PathOf } from '@/contract/calls/table';

type TagEvent = { event: string; [more: string]: string };
type TrackedPath =
  | PathOf<'signIn'>
  | PathOf<'signInClient'>
  | PathOf<'enrolExecutive'>
  | PathOf<'contactCare'>
  | PathOf<'subscribeNewsletter'>
  | PathOf<'sendBag'>;

/** The events that a tag manager gets for successful calls: that they happened, and none of their content. */
const trackedEvents: Record<TrackedPath, TagEvent> = {
  '/api/login': { event: 'login', method: 'password' },
  '/api/clientes/login': { event: 'login', method: 'password' },
  '/api/public/inscribirSocia': { event: 'sign_up', method: 'form' },
  '/api/public/enviarContactanos': { event: 'generate_lead', lead_source: 'contact' },
  '/api/public/suscribirNewsletter': { event: 'generate_lead', lead_source: 'newsletter' },
  '/api/public/enviarBolsa': { event: 'generate_lead', lead_source: 'bag' },
};

export const trackedEventOf = (path: string): TagEvent | undefined => trackedEvents[path as TrackedPath];
