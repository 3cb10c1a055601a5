import type { ExampleOf } from '../call.ts';
import { black, braPicture } from '../catalogue/examples.ts';
import { lucia, marta } from '../people/examples.ts';
import { bagTermsVersion } from '../rules.ts';
import type {
  ChangeBagRequestSchema,
  ReadBagRequestSchema,
  RequestLineWire,
  RequestWire,
  SendBagRequestSchema,
  SendBagWireSchema,
  SentBagWire,
  SentBagWireSchema,
} from './schemas.ts';

// Lucía's request to Marta, before it becomes a line of the order.

export const requestLine: RequestLineWire = {
  _id: '482157',
  codigo: '482157',
  referencia: 'V1042',
  nombre: 'Sujetador Alba',
  codColor: black.codColor,
  nombreColor: black.nombreColor,
  talla: '85B',
  foto: braPicture,
  cantidadPedida: 2,
  cantidadMaxima: 12,
  precio: 34.9,
  precioSubtotal: 69.8,
  nota: null,
  estado: 'NUEVA',
  sustituto: null,
  motivo: null,
};

export const newRequest: RequestWire = {
  id: 'sol-410',
  cliente: lucia,
  estado: 'NUEVA',
  creada: '2026-11-20T08:40:00Z',
  vence: '2026-11-22T08:40:00Z',
  version: 1,
  nota: '¿Llegará antes del sábado?',
  total: 69.8,
  lineas: [requestLine],
  orden: null,
  mensajes: [],
};

export const acceptedRequest: RequestWire = {
  ...newRequest,
  estado: 'ACEPTADA',
  vence: null,
  version: 2,
  lineas: [{ ...requestLine, estado: 'ACEPTADA' }],
};

// The bag of Inés, who has no account, sent to Marta.

const { id: _id, cliente: _cliente, orden: _orden, ...asked } = newRequest;

export const sentBag: SentBagWire = {
  code: 'B26-7KQ2M4XR',
  sentAt: '2026-11-20T08:40:00Z',
  readAt: null,
  request: asked,
  executive: { ...marta, horario: 'De lunes a viernes, de 10 a 14 h', email: null },
};

export const enviarBolsa: ExampleOf<typeof SendBagWireSchema, typeof SendBagRequestSchema> = {
  body: {
    locale: 'es',
    executive: marta.codigo,
    name: 'Inés Soto',
    email: 'ines.soto@correo.es',
    phone: '+34600777888',
    note: '¿Llegará antes del sábado?',
    agrees: true,
    terms: bagTermsVersion,
    lines: [{ codigo: '482157', cantidadPedida: 2, precio: 34.9 }],
  },
  datos: { bag: sentBag, secret: 'ejemplo-de-clave-de-bolsa', differences: [] },
};

export const consultarBolsaEnviada: ExampleOf<typeof SentBagWireSchema, typeof ReadBagRequestSchema> = {
  body: { code: sentBag.code, email: 'ines.soto@correo.es' },
  datos: { ...sentBag, readAt: '2026-11-20T09:05:00Z' },
};

export const cambiarBolsaEnviada: ExampleOf<typeof SentBagWireSchema, typeof ChangeBagRequestSchema> = {
  body: { code: sentBag.code, secret: 'ejemplo-de-clave-de-bolsa', version: 1, withdraws: true },
  datos: {
    ...sentBag,
    request: {
      ...asked,
      estado: 'RETIRADA',
      vence: null,
      version: 2,
      total: 0,
      lineas: [{ ...requestLine, estado: 'RETIRADA' }],
    },
  },
};
