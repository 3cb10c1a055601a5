import type { ExampleOf } from '../call.ts';
import { consultarOrdenInvitado } from '../guest/examples.ts';
import type { GuestOrderKeySchema } from '../guest/schemas.ts';
import type {
  ExchangeRequestSchema,
  ExchangesWire,
  ExchangesWireSchema,
  GuestExchangeRequestSchema,
} from './schemas.ts';

const worn = { code: '482157', colourName: 'Nude', size: '85B' };
const wanted = { code: '482158', colourName: 'Nude', size: '90B' };

const open: ExchangesWire = {
  open: true,
  until: '2026-12-24',
  lines: [
    {
      ...worn,
      name: 'Sujetador Camelia',
      slug: 'sujetador-camelia-v1042',
      sealed: false,
      quantity: 2,
      options: [{ ...wanted, pieces: 4 }],
    },
  ],
  asked: [],
};
const asked: ExchangesWire = {
  ...open,
  lines: open.lines.map((line) => ({ ...line, quantity: 1 })),
  asked: [
    {
      number: 'C26-7KQ2M4XR',
      state: 'asked',
      askedAt: '2026-11-26T09:12:30Z',
      changedAt: '2026-11-26T09:12:30Z',
      heldUntil: '2026-12-17',
      reason: null,
      lines: [{ name: 'Sujetador Camelia', quantity: 1, from: worn, to: wanted }],
    },
  ],
};
const lines = [{ code: worn.code, quantity: 1, wanted: wanted.code }];
const { body: key } = consultarOrdenInvitado;

export const consultarCambiosInvitado: ExampleOf<typeof ExchangesWireSchema, typeof GuestOrderKeySchema> = {
  body: key,
  datos: open,
};
export const pedirCambioInvitado: ExampleOf<typeof ExchangesWireSchema, typeof GuestExchangeRequestSchema> = {
  body: { order: key, locale: 'es', lines },
  datos: asked,
};
export const consultarCambios: ExampleOf<typeof ExchangesWireSchema> = { params: { x: key.number }, datos: open };
export const pedirCambio: ExampleOf<typeof ExchangesWireSchema, typeof ExchangeRequestSchema> = {
  body: { order: key.number, locale: 'es', lines },
  datos: asked,
};
