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

const withoutPhone: OrderClientWire = { ...ana, telefono: null };

export const clientesOrden: ExampleOf<typeof OrderClientsWireSchema> = {
  datos: { clientes: [withoutPhone, { ...lucia, telefono: '+34600555666' }] },
};

export const agregarClienteOrden: ExampleOf<typeof OrderClientWireSchema, typeof AddClientRequestSchema> = {
  body: { nombre: ana.nombre },
  datos: withoutPhone,
};

export const quitarClienteOrden: ExampleOf<typeof OrderClientsWireSchema, typeof RemoveClientRequestSchema> = {
  body: { cliente: ana.id },
  datos: { clientes: [] },
};

const { codigo, referencia, nombre, codColor, nombreColor, talla, foto, precio, disponibilidad } = luciaLine;

export const articulosRecientes: ExampleOf<typeof RecentArticlesWireSchema> = {
  datos: {
    articulos: [
      {
        codigo,
        referencia,
        nombre,
        codColor,
        nombreColor,
        talla,
        foto,
        precio,
        puntos: 35,
        unidades: 40,
        disponibilidad,
      },
    ],
    ultimoPedido: { numero: orderNumber, fecha: now, lineas: 3, unidades: 6 },
  },
};

export const repetirPedido: ExampleOf<typeof RepeatWireSchema, typeof RepeatRequestSchema> = {
  body: { pedido: orderNumber },
  datos: {
    ...insertarItem.datos,
    resultados: [{ clave: '1', resultado: 'AGREGADA', pedida: 2, agregada: 2, linea: luciaLine, alternativas: [] }],
  },
};

const kept = { id: '7', nombre: 'Básicos de Ana', lineas: 4, unidades: 9, cambiada: now };

export const listasPedido: ExampleOf<typeof SavedListsWireSchema> = { datos: { listas: [kept] } };

export const guardarListaPedido: ExampleOf<typeof SavedListsWireSchema, typeof SaveListRequestSchema> = {
  body: { nombre: kept.nombre },
  datos: { listas: [kept] },
};
