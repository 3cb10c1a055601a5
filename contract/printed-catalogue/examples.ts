import type { ExampleOf } from '../call.ts';
import { bodyCard, braCard, braPicture } from '../catalogue/examples.ts';
import { campaign } from '../people/examples.ts';
import { getDataInit } from '../shop/examples.ts';
import type {
  PrintedCatalogueRequestSchema,
  PrintedCatalogueWireSchema,
  PrintedPageRequestSchema,
  PrintedPageWireSchema,
} from './schemas.ts';

const [inForce] = getDataInit.datos;
const current = inForce?.campana ?? null;
const page = { section: 'Sujetadores', title: 'El de cada día' };

export const consultarCatalogoImpreso: ExampleOf<
  typeof PrintedCatalogueWireSchema,
  typeof PrintedCatalogueRequestSchema
> = {
  body: { locale: 'es', text: 'alba' },
  datos: {
    campaign: current,
    total: 29,
    pages: [{ number: 2, ...page, picture: braPicture, references: [braCard.referencia] }],
  },
};

export const consultarPaginaCatalogo: ExampleOf<typeof PrintedPageWireSchema, typeof PrintedPageRequestSchema> = {
  body: { locale: 'es', campaign, number: 2 },
  datos: {
    campaign: current,
    layout: 'DESTACADO',
    total: 29,
    ...page,
    lead: 'De cada día, con relleno, sin aros y para la noche.',
    pieces: [
      {
        product: braCard,
        colour: '001',
        articles: [
          { code: '482157', size: '85B', price: 34.9, available: true },
          { code: '482164', size: '90B', price: 36.9, available: false },
        ],
      },
      {
        product: bodyCard,
        colour: '014',
        articles: [{ code: '482171', size: 'M', price: 44.9, available: true }],
      },
    ],
    previous: { number: 1, title: 'Noche de invierno' },
    next: { number: 3, title: 'Escote abierto' },
  },
};
