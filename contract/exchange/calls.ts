import { defineCall } from '../call.ts';
import { GuestOrderKeySchema } from '../guest/schemas.ts';
import * as examples from './examples.ts';
import {
  ExchangeRequestSchema,
  ExchangesParamsSchema,
  ExchangesWireSchema,
  GuestExchangeRequestSchema,
} from './schemas.ts';

export const exchangeCalls = [
  defineCall({
    id: 'B086',
    verb: 'readGuestExchanges',
    name: 'consultarCambiosInvitado',
    method: 'POST',
    path: '/api/public/consultarCambiosInvitado',
    token: 'public',
    changesState: false,
    summary: "What of a guest's order can be exchanged for another size now, and what was asked for, by its link.",
    body: GuestOrderKeySchema,
    datos: ExchangesWireSchema,
    example: examples.consultarCambiosInvitado,
  }),
  defineCall({
    id: 'B087',
    verb: 'askGuestExchange',
    name: 'pedirCambioInvitado',
    method: 'POST',
    path: '/api/public/pedirCambioInvitado',
    token: 'public',
    changesState: true,
    idempotent: true,
    summary:
      "Asks for other sizes of what a guest's order brought; they are kept for her, and the receipt leaves by mail.",
    body: GuestExchangeRequestSchema,
    datos: ExchangesWireSchema,
    example: examples.pedirCambioInvitado,
  }),
  defineCall({
    id: 'B088',
    verb: 'readExchanges',
    name: 'consultarCambios',
    method: 'GET',
    path: '/api/socia/consultarCambios/{x}',
    token: 'executive',
    changesState: false,
    summary: 'What of an order of hers can be exchanged for another size now, and what was asked for.',
    params: ExchangesParamsSchema,
    datos: ExchangesWireSchema,
    example: examples.consultarCambios,
  }),
  defineCall({
    id: 'B089',
    verb: 'askExchange',
    name: 'pedirCambio',
    method: 'POST',
    path: '/api/socia/pedirCambio',
    token: 'executive',
    changesState: true,
    idempotent: true,
    summary: 'Asks for other sizes of what an order of hers brought; they are kept, and the receipt leaves by mail.',
    body: ExchangeRequestSchema,
    datos: ExchangesWireSchema,
    example: examples.pedirCambio,
  }),
] as const;
