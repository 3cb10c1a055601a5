import { defineCall } from '../call.ts';
import * as examples from '../examples/content.ts';
import { ScreenRequestSchema, ScreenWireSchema } from '../schemas/content.ts';

export const contentCalls = [
  defineCall({
    id: 'C040',
    name: 'detallesPantalla',
    method: 'POST',
    path: '/api/public/contenidos/detallesPantalla',
    token: 'public',
    changesState: false,
    summary: 'The content blocks of a screen.',
    body: ScreenRequestSchema,
    datos: ScreenWireSchema,
    example: examples.detallesPantalla,
  }),
] as const;
