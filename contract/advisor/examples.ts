import type { ExampleOf } from '../call.ts';
import { pendingHead } from '../order/examples.ts';
import type { CancelQuerySchema, CancelWireSchema } from '../order/schemas.ts';
import { orderNumber } from '../payment/examples.ts';
import { marta } from '../people/examples.ts';
import { sampleToken } from '../session/examples.ts';
import type {
  ActAsRequestSchema,
  ActAsWireSchema,
  SearchExecutivesRequestSchema,
  SearchedExecutivesWireSchema,
} from './schemas.ts';

export const buscarSocias: ExampleOf<typeof SearchedExecutivesWireSchema, typeof SearchExecutivesRequestSchema> = {
  body: { texto: 'ruiz', estadoOrden: 'PENDIENTE', pagina: 1, tamano: 8 },
  datos: {
    elementos: [
      {
        codigo: marta.codigo,
        nombre: 'Marta Ruiz Soler',
        localidad: 'Valencia',
        estado: 'ACTIVA',
        nivel: 'Plata',
        orden: pendingHead,
        avisos: [{ clave: 'advisor.remark.waitingForPayment', valores: { orden: orderNumber } }],
      },
    ],
    pagina: 1,
    tamano: 8,
    totalPaginas: 1,
    total: 1,
  },
};

export const loguinAsSocia: ExampleOf<typeof ActAsWireSchema, typeof ActAsRequestSchema> = {
  body: { socia: marta.codigo, motivo: 'Ayuda por teléfono con un cambio de talla' },
  datos: {
    token: sampleToken,
    nombre: 'Marta',
    socia: { id: marta.codigo, nombre: 'Marta Ruiz Soler' },
    hasta: '2026-11-20T10:45:00Z',
  },
};

export const cancelarOrden: ExampleOf<typeof CancelWireSchema, never, typeof CancelQuerySchema> = {
  query: { orden: orderNumber, motivo: 'La socia lo pide por teléfono' },
  datos: { orden: { ...pendingHead, estado: 'CANCELADA' }, liberadas: 6, porReembolsar: 0 },
};
