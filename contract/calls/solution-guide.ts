import { defineCall } from '../call.ts';
import * as examples from '../examples/solution-guide.ts';
import { GuideRequestSchema, GuideResultWireSchema } from '../schemas/solution-guide.ts';

export const solutionGuideCalls = [
  defineCall({
    id: 'C035',
    verb: 'sendGuideAnswers',
    name: 'enviarRespuestasSolutionGuide',
    method: 'POST',
    path: '/api/public/enviarRespuestasSolutionGuide',
    token: 'public',
    changesState: true,
    summary: 'Answers of the solution guide, with consent, and the size and products that they lead to.',
    body: GuideRequestSchema,
    datos: GuideResultWireSchema,
    example: examples.enviarRespuestasSolutionGuide,
  }),
] as const;
