import { defineCall } from '../call.ts';
import * as examples from './examples.ts';
import {
  ContactedWireSchema,
  ContactRequestSchema,
  SubscribedWireSchema,
  SubscribeRequestSchema,
  UnsubscribedWireSchema,
  UnsubscribeRequestSchema,
} from './schemas.ts';

const write = { method: 'POST', token: 'public', changesState: true } as const;

export const customerCareCalls = [
  defineCall({
    id: 'C021',
    verb: 'subscribeNewsletter',
    name: 'suscribirNewsletter',
    path: '/api/public/suscribirNewsletter',
    ...write,
    mayBeOver: true,
    summary: 'Asks for the newsletter, or confirms it with the token of the mail.',
    body: SubscribeRequestSchema,
    datos: SubscribedWireSchema,
    example: examples.suscribirNewsletter,
  }),
  defineCall({
    id: 'C022',
    verb: 'cancelNewsletter',
    name: 'cancelarNewsletter',
    path: '/api/public/cancelarNewsletter',
    ...write,
    summary: 'Ends the newsletter with one click, or sends the link to do so.',
    body: UnsubscribeRequestSchema,
    datos: UnsubscribedWireSchema,
    example: examples.cancelarNewsletter,
  }),
  defineCall({
    id: 'C025',
    verb: 'contactCare',
    name: 'enviarContactanos',
    path: '/api/public/enviarContactanos',
    ...write,
    idempotent: true,
    summary: 'Sends a message to customer care and gives it a tracking code.',
    body: ContactRequestSchema,
    datos: ContactedWireSchema,
    example: examples.enviarContactanos,
  }),
] as const;
