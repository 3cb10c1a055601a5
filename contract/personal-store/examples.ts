import type { ExampleOf } from '../call.ts';
import { braCard } from '../catalogue/examples.ts';
import type { NothingSchema } from '../common/schemas.ts';
import type {
  MakeReadyBagRequestSchema,
  OpenedReadyBagWireSchema,
  OpenReadyBagRequestSchema,
  ReadyBagsWireSchema,
  ReadyBagWire,
  ReadyBagWireSchema,
  RevokeReadyBagRequestSchema,
} from './ready-bag-schemas.ts';
import type { StoreWire } from './schemas.ts';

export const martaStore: StoreWire = {
  alias: 'marta-velia',
  nombre: 'Marta R.',
  localidad: 'Valencia',
  foto: null,
  saludo: 'Hola, soy Marta. Pregúntame por tu talla cuando quieras.',
  historia: 'Empecé vendiendo a mis vecinas y hoy visito a cuarenta clientas cada campaña.',
  idioma: 'es',
  contacto: { whatsapp: '+34600111222', correo: null },
  favoritos: [{ producto: braCard, frase: 'El que más repiten: ni se nota puesto.' }],
};

const readyBag: ReadyBagWire = {
  id: '6a1f0c52-5f0e-4c1b-9d1e-2f6a7b8c9d01',
  label: 'Para Carmen',
  link: 'https://shop.example/validation/ready-bag#bolsa-de-ejemplo.firma-de-ejemplo',
  state: 'open',
  createdAt: '2026-11-20T17:04:00Z',
  until: '2026-11-23T17:04:00Z',
  items: 2,
  uses: 0,
  usesMost: 1,
};

export const prepararBolsa: ExampleOf<typeof ReadyBagWireSchema, typeof MakeReadyBagRequestSchema> = {
  body: { label: 'Para Carmen', lines: [{ code: '482157', quantity: 2 }], days: 3, uses: 1 },
  datos: readyBag,
};

export const consultarBolsasPreparadas: ExampleOf<typeof ReadyBagsWireSchema> = { datos: [readyBag] };

export const retirarBolsaPreparada: ExampleOf<typeof NothingSchema, typeof RevokeReadyBagRequestSchema> = {
  body: { id: readyBag.id },
  datos: {},
};

export const abrirBolsaPreparada: ExampleOf<typeof OpenedReadyBagWireSchema, typeof OpenReadyBagRequestSchema> = {
  body: { locale: 'es', token: 'bolsa-de-ejemplo.firma-de-ejemplo' },
  datos: {
    state: 'open',
    store: { alias: martaStore.alias, name: martaStore.nombre },
    until: readyBag.until,
    lines: [
      {
        code: '482157',
        reference: 'V1042',
        name: 'Sujetador Alba',
        color: 'Negro',
        size: '90C',
        quantity: 2,
        madePrice: 34.9,
        price: 34.9,
      },
    ],
  },
};
