import type { ExampleOf } from '../call.ts';
import type {
  ContactedWireSchema,
  ContactRequestSchema,
  SubscribedWireSchema,
  SubscribeRequestSchema,
  UnsubscribedWireSchema,
  UnsubscribeRequestSchema,
} from './schemas.ts';

export const suscribirNewsletter: ExampleOf<typeof SubscribedWireSchema, typeof SubscribeRequestSchema> = {
  body: {
    correo: 'lucia.gomez@correo.es',
    idioma: 'es',
    nombre: 'Lucía',
    consentimiento: true,
    versionTexto: '2026-11',
    origen: '/customer-care/newsletter',
  },
  datos: { estado: 'PENDIENTE' },
};

export const cancelarNewsletter: ExampleOf<typeof UnsubscribedWireSchema, typeof UnsubscribeRequestSchema> = {
  body: { token: '12.ejemplo-de-enlace-de-baja' },
  datos: { estado: 'CANCELADA' },
};

export const enviarContactanos: ExampleOf<typeof ContactedWireSchema, typeof ContactRequestSchema> = {
  body: {
    idioma: 'es',
    nombre: 'Lucía Gómez',
    correo: 'lucia.gomez@correo.es',
    asunto: 'PEDIDO',
    pedido: 'V26-004817',
    mensaje: '¿Puedo recibir el paquete por la tarde?',
    aceptaPrivacidad: true,
  },
  datos: { codigoSeguimiento: 'C26-7KM3QXA9', respuestaAntesDe: '2026-12-11T22:59:59Z' },
};
