import type { RequestLineWire, RequestWire } from '../schemas/requests.ts';
import { black, braPicture } from './catalogue.ts';
import { lucia } from './people.ts';

// What Lucía asks Marta for, before it becomes a line of the order.

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
