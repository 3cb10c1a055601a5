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
      'Prepares a bag that a client only has to pay: a signed link with an expiry and a number of uses. Prices are not frozen.',
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
    summary: "The executive's prepared bags, each with its state.",
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
    summary: 'Revokes a prepared bag, whose link opens nothing any more. Repeating it changes nothing.',
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
    summary: "Shows a prepared bag by its signed link; with a device's key it takes the bag, which counts as a use.",
    body: OpenReadyBagRequestSchema,
    datos: OpenedReadyBagWireSchema,
    example: examples.abrirBolsaPreparada,
  }),
] as const;
