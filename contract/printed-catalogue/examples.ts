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
const campana = inForce?.campana ?? null;
const page = { numero: 2, seccion: 'Sujetadores', titulo: 'El de cada día' };

export const consultarCatalogoImpreso: ExampleOf<
  typeof PrintedCatalogueWireSchema,
  typeof PrintedCatalogueRequestSchema
> = {
  body: { idioma: 'es', texto: 'alba' },
  datos: {
    campana,
    totalPaginas: 29,
    paginas: [{ ...page, foto: braPicture, referencias: [braCard.referencia] }],
  },
};

export const consultarPaginaCatalogo: ExampleOf<typeof PrintedPageWireSchema, typeof PrintedPageRequestSchema> = {
  body: { idioma: 'es', campana: campaign, numero: 2 },
  datos: {
    campana,
    diseno: 'DESTACADO',
    totalPaginas: 29,
    seccion: page.seccion,
    titulo: page.titulo,
    texto: 'De cada día, con relleno, sin aros y para la noche.',
    productos: [
      {
        producto: braCard,
        codColor: '001',
        articulos: [
          { codigo: '482157', talla: '85B', precio: 34.9, disponible: true },
          { codigo: '482164', talla: '90B', precio: 36.9, disponible: false },
        ],
      },
      {
        producto: bodyCard,
        codColor: '014',
        articulos: [{ codigo: '482171', talla: 'M', precio: 44.9, disponible: true }],
      },
    ],
    anterior: { numero: 1, titulo: 'Noche de invierno' },
    siguiente: { numero: 3, titulo: 'Escote abierto' },
  },
};
