import type { ExampleOf } from '../call.ts';
import { consultarOrdenInvitado } from '../guest/examples.ts';
import type { GuestOrderKeySchema } from '../guest/schemas.ts';
import type {
  ExchangeRequestSchema,
  ExchangesWire,
  ExchangesWireSchema,
  GuestExchangeRequestSchema,
} from './schemas.ts';

const worn = { codigo: '482157', nombreColor: 'Nude', talla: '85B' };
const wanted = { codigo: '482158', nombreColor: 'Nude', talla: '90B' };

const open: ExchangesWire = {
  abierto: true,
  hasta: '2026-12-24',
  lineas: [
    {
      ...worn,
      nombre: 'Sujetador Camelia',
      url: 'sujetador-camelia-v1042',
      higieneSellada: false,
      cantidad: 2,
      opciones: [{ ...wanted, cantidad: 4 }],
    },
  ],
  cambios: [],
};
const asked: ExchangesWire = {
  ...open,
  lineas: open.lineas.map((line) => ({ ...line, cantidad: 1 })),
  cambios: [
    {
      numero: 'C26-7KQ2M4XR',
      estado: 'PEDIDO',
      pedidoEn: '2026-11-26T09:12:30Z',
      cambiadoEn: '2026-11-26T09:12:30Z',
      reservadoHasta: '2026-12-17',
      motivo: null,
      lineas: [{ nombre: 'Sujetador Camelia', cantidad: 1, de: worn, por: wanted }],
    },
  ],
};
const lineas = [{ codigo: worn.codigo, cantidad: 1, por: wanted.codigo }];
const { body: key } = consultarOrdenInvitado;

export const consultarCambiosInvitado: ExampleOf<typeof ExchangesWireSchema, typeof GuestOrderKeySchema> = {
  body: key,
  datos: open,
};
export const pedirCambioInvitado: ExampleOf<typeof ExchangesWireSchema, typeof GuestExchangeRequestSchema> = {
  body: { ...key, idioma: 'es', lineas },
  datos: asked,
};
export const consultarCambios: ExampleOf<typeof ExchangesWireSchema> = { params: { x: key.numero }, datos: open };
export const pedirCambio: ExampleOf<typeof ExchangesWireSchema, typeof ExchangeRequestSchema> = {
  body: { numero: key.numero, idioma: 'es', lineas },
  datos: asked,
};
