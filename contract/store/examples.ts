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
  nombre: 'Para Carmen',
  enlace: 'https://shop.example/validation/ready-bag#bolsa-de-ejemplo.firma-de-ejemplo',
  estado: 'ABIERTA',
  creada: '2026-11-20T17:04:00Z',
  vence: '2026-11-23T17:04:00Z',
  prendas: 2,
  usos: 0,
  usosMaximos: 1,
};

export const prepararBolsa: ExampleOf<typeof ReadyBagWireSchema, typeof MakeReadyBagRequestSchema> = {
  body: { nombre: 'Para Carmen', lineas: [{ codigo: '482157', cantidad: 2 }], dias: 3, usos: 1 },
  datos: readyBag,
};

export const consultarBolsasPreparadas: ExampleOf<typeof ReadyBagsWireSchema> = { datos: [readyBag] };

export const retirarBolsaPreparada: ExampleOf<typeof NothingSchema, typeof RevokeReadyBagRequestSchema> = {
  body: { id: readyBag.id },
  datos: {},
};

export const abrirBolsaPreparada: ExampleOf<typeof OpenedReadyBagWireSchema, typeof OpenReadyBagRequestSchema> = {
  body: { idioma: 'es', token: 'bolsa-de-ejemplo.firma-de-ejemplo' },
  datos: {
    estado: 'ABIERTA',
    tienda: { alias: martaStore.alias, nombre: martaStore.nombre },
    vence: readyBag.vence,
    lineas: [
      {
        codigo: '482157',
        referencia: 'V1042',
        nombre: 'Sujetador Alba',
        nombreColor: 'Negro',
        talla: '90C',
        cantidad: 2,
        precioPreparado: 34.9,
        precio: 34.9,
      },
    ],
  },
};
