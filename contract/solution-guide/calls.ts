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
    summary: 'Stores answers of the solution guide given with consent: anonymously, and for a stated time.',
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
    summary: "A guide's result: products in stock in a size, best matches first, each with the wishes that it meets.",
    body: GuideAdviceRequestSchema,
    datos: GuideAdviceWireSchema,
    example: examples.aconsejarProductos,
  }),
] as const;
