import { defineCall } from '../call.ts';
import { CancelQuerySchema, CancelWireSchema } from '../order/schemas.ts';
import * as examples from './examples.ts';
import {
  ActAsRequestSchema,
  ActAsWireSchema,
  SearchExecutivesRequestSchema,
  SearchedExecutivesWireSchema,
} from './schemas.ts';

const base = '/api/asesora';

export const advisorCalls = [
  defineCall({
    id: 'C080',
    verb: 'searchExecutives',
    name: 'buscarSocias',
    method: 'POST',
    path: `${base}/buscarSocias`,
    token: 'advisor',
    changesState: false,
    summary: 'Searches executives by name, code, town or state of their order.',
    body: SearchExecutivesRequestSchema,
    datos: SearchedExecutivesWireSchema,
    example: examples.buscarSocias,
  }),
  defineCall({
    id: 'C081',
    verb: 'actAsExecutive',
    name: 'loguinAsSocia',
    method: 'POST',
    path: `${base}/loguinAsSocia`,
    token: 'advisor',
    changesState: true,
    effect: 'act-as',
    summary: 'Acts as an executive, with a reason and for 30 minutes at most.',
    body: ActAsRequestSchema,
    datos: ActAsWireSchema,
    example: examples.loguinAsSocia,
  }),
  defineCall({
    id: 'C082',
    verb: 'cancelOrder',
    name: 'cancelarOrden',
    method: 'GET',
    path: `${base}/cancelarOrden`,
    token: 'advisor',
    changesState: true,
    summary: 'An advisor cancels a placed order by its number, or else the order in hand of the executive acted for.',
    query: CancelQuerySchema,
    datos: CancelWireSchema,
    example: examples.cancelarOrden,
  }),
] as const;
