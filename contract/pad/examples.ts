import type { ExampleOf } from '../call.ts';
import { insertarItem, luciaLine } from '../order/examples.ts';
import { orderNumber } from '../payment/examples.ts';
import { ana, lucia, now } from '../people/examples.ts';
import type {
  AddClientRequestSchema,
  OrderClientsWireSchema,
  OrderClientWire,
  OrderClientWireSchema,
  RecentArticlesWireSchema,
  RemoveClientRequestSchema,
  RepeatRequestSchema,
  RepeatWireSchema,
  SavedListsWireSchema,
  SaveListRequestSchema,
} from './schemas.ts';

const anaClient: OrderClientWire = { id: ana.id, name: ana.nombre, phone: null };

export const clientesOrden: ExampleOf<typeof OrderClientsWireSchema> = {
  datos: { clients: [anaClient, { id: lucia.id, name: lucia.nombre, phone: '+34600555666' }] },
};

export const agregarClienteOrden: ExampleOf<typeof OrderClientWireSchema, typeof AddClientRequestSchema> = {
  body: { name: anaClient.name },
  datos: anaClient,
};

export const quitarClienteOrden: ExampleOf<typeof OrderClientsWireSchema, typeof RemoveClientRequestSchema> = {
  body: { client: anaClient.id },
  datos: { clients: [] },
};

export const articulosRecientes: ExampleOf<typeof RecentArticlesWireSchema> = {
  datos: {
    articles: [
      {
        code: luciaLine.codigo,
        reference: luciaLine.referencia,
        name: luciaLine.nombre,
        colourCode: luciaLine.codColor,
        colourName: luciaLine.nombreColor,
        size: luciaLine.talla,
        picture: luciaLine.foto,
        price: luciaLine.precio,
        points: 35,
        units: 40,
        availability: luciaLine.disponibilidad,
      },
    ],
    lastOrder: { number: orderNumber, date: now, lines: 3, units: 6 },
  },
};

export const repetirPedido: ExampleOf<typeof RepeatWireSchema, typeof RepeatRequestSchema> = {
  body: { order: orderNumber },
  datos: {
    ...insertarItem.datos,
    resultados: [{ clave: '1', resultado: 'AGREGADA', pedida: 2, agregada: 2, linea: luciaLine, alternativas: [] }],
  },
};

const saved = { id: '7', name: 'Básicos de Ana', lines: 4, units: 9, changedAt: now };

export const listasPedido: ExampleOf<typeof SavedListsWireSchema> = { datos: { lists: [saved] } };

export const guardarListaPedido: ExampleOf<typeof SavedListsWireSchema, typeof SaveListRequestSchema> = {
  body: { name: saved.name },
  datos: { lists: [saved] },
};
