import { defineCall } from '../call.ts';
import * as examples from './examples.ts';
import { GuideAdviceRequestSchema, GuideAdviceWireSchema, GuideKeptWireSchema, GuideRequestSchema } from './schemas.ts';

export const solutionGuideCalls = [
  defineCall({
    id: 'C035',
    verb: 'sendGuideAnswers',
    name: 'enviarRespuestasSolutionGuide',
    method: 'POST',
    path: '/api/public/enviarRespuestasSolutionGuide',
    token: 'public',
    changesState: true,
    summary: 'Answers of the solution guide, given with consent: kept without a name, and for a time that is said.',
    body: GuideRequestSchema,
    datos: GuideKeptWireSchema,
    example: examples.enviarRespuestasSolutionGuide,
  }),
  defineCall({
    id: 'B036',
    verb: 'adviseProducts',
    name: 'aconsejarProductos',
    method: 'POST',
    path: '/api/public/aconsejarProductos',
    token: 'public',
    changesState: false,
    summary: 'What a guide leads to: products in stock in a size, those that meet most wishes first, each with which.',
    body: GuideAdviceRequestSchema,
    datos: GuideAdviceWireSchema,
    example: examples.aconsejarProductos,
  }),
] as const;
