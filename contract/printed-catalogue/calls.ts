import { defineCall } from '../call.ts';
import * as examples from './examples.ts';
import {
  PrintedCatalogueRequestSchema,
  PrintedCatalogueWireSchema,
  PrintedPageRequestSchema,
  PrintedPageWireSchema,
} from './schemas.ts';

const base = '/api/public/catalogoImpreso';
const read = { method: 'POST', token: 'public', changesState: false } as const;

export const printedCatalogueCalls = [
  defineCall({
    id: 'B064',
    verb: 'readPrintedCatalogue',
    name: 'consultarCatalogoImpreso',
    path: `${base}/consultarCatalogoImpreso`,
    ...read,
    summary: "The pages of the current campaign's printed catalogue, or those that match a text.",
    body: PrintedCatalogueRequestSchema,
    datos: PrintedCatalogueWireSchema,
    example: examples.consultarCatalogoImpreso,
  }),
  defineCall({
    id: 'B065',
    verb: 'readPrintedPage',
    name: 'consultarPaginaCatalogo',
    path: `${base}/consultarPaginaCatalogo`,
    ...read,
    summary:
      'One page of the printed catalogue: its articles in order, each in its colour with the codes of its sizes.',
    body: PrintedPageRequestSchema,
    datos: PrintedPageWireSchema,
    example: examples.consultarPaginaCatalogo,
  }),
] as const;
