import type { ExampleOf } from '../call.ts';
import { black, braPicture } from '../catalogue/examples.ts';
import type { NothingSchema } from '../common/schemas.ts';
import type { GridWireSchema } from '../order/line-schemas.ts';
import { campaign, lucia, marta } from '../people/examples.ts';
import type { CloseAccountRequestSchema, ClosedWireSchema } from '../people/schemas.ts';
import { newRequest, requestLine } from '../requests/examples.ts';
import type { SendProductsRequestSchema } from '../requests/schemas.ts';
import { termsVersion } from '../rules.ts';
import { sampleToken } from '../session/examples.ts';
import type { TokenWireSchema } from '../session/schemas.ts';
import type {
  AccountLinkRequestSchema,
  AccountLinkWireSchema,
  AccountRequestSchema,
  ChooseExecutiveRequestSchema,
  ChosenExecutiveWireSchema,
  ClientOrdersWireSchema,
  ClientSessionWireSchema,
  CreateAccountRequestSchema,
  SentProductsWireSchema,
  UpdateClientRequestSchema,
  UpdatedClientWireSchema,
} from './schemas.ts';

export const consultarClienteSesion: ExampleOf<typeof ClientSessionWireSchema> = {
  datos: {
    id: lucia.id,
    nombre: lucia.nombre,
    correo: 'lucia.gomez@correo.es',
    correoPorConfirmar: null,
    telefono: '+34600555666',
    idioma: 'es',
    vence: '2026-11-20T10:45:00Z',
    socia: marta,
    tallas: [{ tipo: 'sujetador', talla: '85B' }],
    consentimientos: [{ codigo: 'TALLAS_SOCIA', dado: true, version: '2026-01', fecha: '2026-03-10T18:00:00Z' }],
    solicitudes: [newRequest],
    version: 3,
  },
};

export const clientesColoresTallas: ExampleOf<typeof GridWireSchema> = {
  params: { x: 'V1042' },
  datos: {
    referencia: 'V1042',
    nombre: 'Sujetador Alba',
    campana: campaign,
    elegido: null,
    colores: [
      {
        ...black,
        foto: braPicture,
        tallas: [
          {
            talla: '85B',
            codigo: '482157',
            precio: 34.9,
            precioAntes: null,
            lowest30: null,
            unidades: 40,
            cantidadMaxima: 12,
            disponibilidad: 'DISPONIBLE',
            hermanas: ['90A', '80C'],
          },
        ],
      },
    ],
  },
};

export const enviarProductos: ExampleOf<typeof SentProductsWireSchema, typeof SendProductsRequestSchema> = {
  body: {
    productos: [{ _id: requestLine._id, codigo: '482157', cantidadPedida: 2, precio: 34.9 }],
    nota: '¿Llegará antes del sábado?',
  },
  datos: { solicitud: newRequest, respondidas: [], diferencias: [] },
};

export const cambiarDatosCliente: ExampleOf<typeof UpdatedClientWireSchema, typeof UpdateClientRequestSchema> = {
  body: {
    version: 3,
    phone: '+34600555777',
    sizes: [{ tipo: 'sujetador', talla: '90B' }],
    consents: [{ codigo: 'PUBLICIDAD_WHATSAPP', dado: false, version: termsVersion }],
  },
  datos: { version: 4 },
};

export const cerrarCuentaCliente: ExampleOf<typeof ClosedWireSchema, typeof CloseAccountRequestSchema> = {
  body: { password: 'quiet-Orchard-58' },
  datos: { closed: true },
};

export const exportarDatosCliente = { datos: '{}' };

export const pedirCuenta: ExampleOf<typeof NothingSchema, typeof AccountRequestSchema> = {
  body: { email: 'clara.ruiz@correo.es', locale: 'es', alias: 'marta-velia' },
  datos: {},
};

export const leerEnlaceCuenta: ExampleOf<typeof AccountLinkWireSchema, typeof AccountLinkRequestSchema> = {
  body: { token: 'S2f9-zq81Lk0aTtB4w_n5xYc' },
  datos: { email: 'clara.ruiz@correo.es', givenName: 'Clara', familyName: 'Ruiz', orders: 2, executive: marta },
};

export const crearCuenta: ExampleOf<typeof TokenWireSchema, typeof CreateAccountRequestSchema> = {
  body: {
    token: 'S2f9-zq81Lk0aTtB4w_n5xYc',
    givenName: 'Clara',
    familyName: 'Ruiz',
    password: 'quiet-Orchard-58',
    withExecutive: true,
    consents: [{ codigo: 'DESEOS_CUENTA', dado: true, version: termsVersion }],
  },
  datos: { token: sampleToken, nombre: 'Clara Ruiz' },
};

export const consultarPedidosCliente: ExampleOf<typeof ClientOrdersWireSchema> = {
  datos: {
    orders: [
      {
        number: 'V26-004601',
        secret: 'S2f9-zq81Lk0aTtB4w_n5xYc',
        alias: 'marta-velia',
        state: 'PAGADA',
        placedAt: '2026-11-20T10:45:00Z',
        units: 2,
        total: 74.7,
      },
    ],
    total: 1,
  },
};

export const elegirSocia: ExampleOf<typeof ChosenExecutiveWireSchema, typeof ChooseExecutiveRequestSchema> = {
  body: { alias: 'marta-velia' },
  datos: { executive: marta },
};
