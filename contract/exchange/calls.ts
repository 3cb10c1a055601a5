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
    summary:
      "Articles of a guest's order that can be exchanged for another size now, and earlier requests, by the order's link.",
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
    summary: "Requests other sizes for articles of a guest's order; they are reserved, and a receipt is mailed.",
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
    summary: "Articles of the executive's order that can be exchanged for another size now, and earlier requests.",
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
    summary: "Requests other sizes for articles of the executive's order; they are reserved, and a receipt is mailed.",
    body: ExchangeRequestSchema,
    datos: ExchangesWireSchema,
    example: examples.pedirCambio,
  }),
] as const;
