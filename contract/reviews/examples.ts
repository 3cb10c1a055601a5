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
  body: { locale: 'es', reference: 'V1042', page: 1, perPage: 5 },
  datos: {
    reviews: [
      {
        id: 311,
        name: 'Carmen',
        date: '2026-10-04',
        stars: 5,
        fit: 'trueToSize',
        size: '90C',
        title: 'Ni me entero de que lo llevo',
        text: 'Sujeta sin marcar y el contorno no se sube.',
        locale: 'es',
        translated: false,
      },
    ],
    page: 1,
    perPage: 5,
    pages: 1,
    total: 1,
    average: 5,
    fit: { small: 0, trueToSize: 1, large: 0 },
    stars: [0, 0, 0, 0, 1],
    sizes: ['90C'],
  },
};

export const traducirOpinion: ExampleOf<typeof ReviewTranslationWireSchema, typeof ReviewTranslationRequestSchema> = {
  body: { locale: 'en', id: 311 },
  datos: {
    title: 'You forget you have it on',
    text: 'It supports without showing, and the band stays put.',
    byService: false,
  },
};

export const consultarInvitacion: ExampleOf<typeof ReviewInvitationWireSchema, typeof ReviewInvitationRequestSchema> = {
  body: { locale: 'es', invitation },
  datos: {
    reference: 'V1042',
    name: 'Sujetador Alba',
    slug: 'sujetador-alba-v1042',
    picture: { hash: '8c1f4a90d2b7e6531f0a', dominantColor: '#2b2320' },
    colour: 'Negro',
    size: '90C',
    boughtOn: '2026-11-02',
    expires: '2026-12-02',
  },
};

export const escribirOpinion: ExampleOf<typeof ReviewWrittenWireSchema, typeof ReviewRequestSchema> = {
  body: {
    locale: 'es',
    invitation,
    stars: 4,
    fit: 'small',
    name: 'Carmen',
    title: 'Bonito y sujeta bien',
    text: 'Pedí una talla más de contorno y así va perfecto.',
    showSize: true,
  },
  datos: { state: 'PENDIENTE' },
};

export const noPedirOpiniones: ExampleOf<typeof NothingSchema, typeof StopReviewMailsRequestSchema> = {
  body: { token: 'buzon-de-ejemplo.firma-de-ejemplo' },
  datos: {},
};
