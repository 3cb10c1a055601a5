import { defineCall } from '../call.ts';
import * as examples from './examples.ts';
import { RedirectsWireSchema, ScreenRequestSchema, ScreenWireSchema } from './schemas.ts';

export const contentCalls = [
  defineCall({
    id: 'C040',
    verb: 'readContent',
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
  defineCall({
    id: 'B009',
    verb: 'listRedirects',
    name: 'redirecciones',
    method: 'GET',
    path: '/api/public/contenidos/redirecciones',
    token: 'public',
    changesState: false,
    summary: 'Addresses that moved for good, or are gone.',
    datos: RedirectsWireSchema,
    example: examples.redirecciones,
  }),
] as const;
