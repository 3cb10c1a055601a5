import type { ExampleOf } from '../call.ts';
import type { NothingSchema } from '../common/schemas.ts';
import type {
  ReviewInvitationRequestSchema,
  ReviewInvitationWireSchema,
  ReviewRequestSchema,
  ReviewsRequestSchema,
  ReviewsWireSchema,
  ReviewTranslationRequestSchema,
  ReviewTranslationWireSchema,
  ReviewWrittenWireSchema,
  StopReviewMailsRequestSchema,
} from './schemas.ts';

const invitation = 'b3BpbmlvbmVzLWRlbW8tMDE';

export const consultarOpiniones: ExampleOf<typeof ReviewsWireSchema, typeof ReviewsRequestSchema> = {
  body: { idioma: 'es', referencia: 'V1042', pagina: 1, tamano: 5 },
  datos: {
    elementos: [
      {
        id: 311,
        nombre: 'Carmen',
        fecha: '2026-10-04',
        estrellas: 5,
        ajuste: 'JUSTA',
        talla: '90C',
        titulo: 'Ni me entero de que lo llevo',
        texto: 'Sujeta sin marcar y el contorno no se sube.',
        idioma: 'es',
        traducida: false,
      },
    ],
    pagina: 1,
    tamano: 5,
    totalPaginas: 1,
    total: 1,
    media: 5,
    ajuste: { pequena: 0, justa: 1, grande: 0 },
    porEstrellas: [0, 0, 0, 0, 1],
    tallas: ['90C'],
  },
};

export const traducirOpinion: ExampleOf<typeof ReviewTranslationWireSchema, typeof ReviewTranslationRequestSchema> = {
  body: { idioma: 'en', id: 311 },
  datos: {
    titulo: 'You forget you have it on',
    texto: 'It supports without showing, and the band stays put.',
    automatica: false,
  },
};

export const consultarInvitacion: ExampleOf<typeof ReviewInvitationWireSchema, typeof ReviewInvitationRequestSchema> = {
  body: { idioma: 'es', invitacion: invitation },
  datos: {
    referencia: 'V1042',
    nombre: 'Sujetador Alba',
    url: 'sujetador-alba-v1042',
    foto: { hash: '8c1f4a90d2b7e6531f0a', colorDominante: '#2b2320' },
    nombreColor: 'Negro',
    talla: '90C',
    comprado: '2026-11-02',
    vence: '2026-12-02',
  },
};

export const escribirOpinion: ExampleOf<typeof ReviewWrittenWireSchema, typeof ReviewRequestSchema> = {
  body: {
    idioma: 'es',
    invitacion: invitation,
    estrellas: 4,
    ajuste: 'PEQUENA',
    nombre: 'Carmen',
    titulo: 'Bonito y sujeta bien',
    texto: 'Pedí una talla más de contorno y así va perfecto.',
    mostrarTalla: true,
  },
  datos: { estado: 'PENDIENTE' },
};

export const noPedirOpiniones: ExampleOf<typeof NothingSchema, typeof StopReviewMailsRequestSchema> = {
  body: { token: 'buzon-de-ejemplo.firma-de-ejemplo' },
  datos: {},
};
