import { defineCall } from '../call.ts';
import * as examples from './examples.ts';
import {
  ChangeBagRequestSchema,
  ReadBagRequestSchema,
  SendBagRequestSchema,
  SendBagWireSchema,
  SentBagWireSchema,
} from './schemas.ts';

const base = '/api/public';

/** Requests without an account; those of clients are among the clients' calls. */
export const requestsCalls = [
  defineCall({
    id: 'B030',
    verb: 'sendBag',
    name: 'enviarBolsa',
    method: 'POST',
    path: `${base}/enviarBolsa`,
    token: 'public',
    changesState: true,
    idempotent: true,
    summary:
      "Sends a visitor’s bag to a chosen executive, as a request in the executive's inbox; code and link are also mailed.",
    body: SendBagRequestSchema,
    datos: SendBagWireSchema,
    example: examples.enviarBolsa,
  }),
  defineCall({
    id: 'B031',
    verb: 'readBag',
    name: 'consultarBolsaEnviada',
    method: 'POST',
    path: `${base}/consultarBolsaEnviada`,
    token: 'public',
    changesState: false,
    summary: "The state of a sent bag, by its link, or by its code and the sender's address.",
    body: ReadBagRequestSchema,
    datos: SentBagWireSchema,
    example: examples.consultarBolsaEnviada,
  }),
  defineCall({
    id: 'B032',
    verb: 'changeBag',
    name: 'cambiarBolsaEnviada',
    method: 'POST',
    path: `${base}/cambiarBolsaEnviada`,
    token: 'public',
    changesState: true,
    summary: "Withdraws the unanswered part of a sent bag, or answers the executive's substitutes.",
    body: ChangeBagRequestSchema,
    datos: SentBagWireSchema,
    example: examples.cambiarBolsaEnviada,
  }),
] as const;
