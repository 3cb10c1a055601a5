import { defineCall } from '../call.ts';
import * as examples from './examples.ts';
import { PrizesRequestSchema, PrizesWireSchema } from './schemas.ts';

export const prizesCalls = [
  defineCall({
    id: 'C018',
    verb: 'readPrizes',
    name: 'consultarPremios',
    method: 'POST',
    path: '/api/public/consultarPremios',
    token: 'public',
    changesState: false,
    summary: 'Levels and prizes of a campaign.',
    body: PrizesRequestSchema,
    datos: PrizesWireSchema,
    example: examples.consultarPremios,
  }),
] as const;
