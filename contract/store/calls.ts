import { defineCall } from '../call.ts';
import { NothingSchema } from '../common/schemas.ts';
import * as examples from './examples.ts';
import {
  MakeReadyBagRequestSchema,
  OpenedReadyBagWireSchema,
  OpenReadyBagRequestSchema,
  ReadyBagsWireSchema,
  ReadyBagWireSchema,
  RevokeReadyBagRequestSchema,
} from './ready-bag-schemas.ts';

const base = '/api/socia';

export const storeCalls = [
  defineCall({
    id: 'B039',
    verb: 'makeReadyBag',
    name: 'prepararBolsa',
    method: 'POST',
    path: `${base}/prepararBolsa`,
    token: 'executive',
    changesState: true,
    idempotent: true,
    summary:
      'Makes a bag that a client only has to pay: a signed link with an end and so many uses. No price is frozen.',
    body: MakeReadyBagRequestSchema,
    datos: ReadyBagWireSchema,
    example: examples.prepararBolsa,
  }),
  defineCall({
    id: 'B040',
    verb: 'listReadyBags',
    name: 'consultarBolsasPreparadas',
    method: 'GET',
    path: `${base}/consultarBolsasPreparadas`,
    token: 'executive',
    changesState: false,
    summary: 'The bags that she made ready, and what became of each.',
    datos: ReadyBagsWireSchema,
    example: examples.consultarBolsasPreparadas,
  }),
  defineCall({
    id: 'B041',
    verb: 'revokeReadyBag',
    name: 'retirarBolsaPreparada',
    method: 'POST',
    path: `${base}/retirarBolsaPreparada`,
    token: 'executive',
    changesState: true,
    summary: 'Takes a bag back that she made ready: its link opens nothing any more. Said twice is said once.',
    body: RevokeReadyBagRequestSchema,
    datos: NothingSchema,
    example: examples.retirarBolsaPreparada,
  }),
  defineCall({
    id: 'B042',
    verb: 'openReadyBag',
    name: 'abrirBolsaPreparada',
    method: 'POST',
    path: '/api/public/abrirBolsaPreparada',
    token: 'public',
    changesState: true,
    summary: 'Looks at a bag by its signed link, and with the key of a device takes it, which is a use of it.',
    body: OpenReadyBagRequestSchema,
    datos: OpenedReadyBagWireSchema,
    example: examples.abrirBolsaPreparada,
  }),
] as const;
