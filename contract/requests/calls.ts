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
      'Sends a visitor’s bag to an executive whom she chose, as a request in her inbox; code and link also leave by mail.',
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
    summary: 'What became of a bag that was sent, by its link, or by its code and the address that it was sent with.',
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
    summary: 'Takes back what of a bag that was sent still waits, or answers what the executive offered instead.',
    body: ChangeBagRequestSchema,
    datos: SentBagWireSchema,
    example: examples.cambiarBolsaEnviada,
  }),
] as const;
