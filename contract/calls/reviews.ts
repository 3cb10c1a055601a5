import { defineCall } from '../call.ts';
import * as examples from '../examples/reviews.ts';
import {
  ReviewInvitationRequestSchema,
  ReviewInvitationWireSchema,
  ReviewRequestSchema,
  ReviewsRequestSchema,
  ReviewsWireSchema,
  ReviewWrittenWireSchema,
} from '../schemas/reviews.ts';

const base = '/api/public/opiniones';

export const reviewsCalls = [
  defineCall({
    id: 'B005',
    verb: 'listReviews',
    name: 'consultarOpiniones',
    method: 'POST',
    path: `${base}/consultar`,
    token: 'public',
    changesState: false,
    summary: 'Published reviews of a product, and how it fits.',
    body: ReviewsRequestSchema,
    datos: ReviewsWireSchema,
    example: examples.consultarOpiniones,
  }),
  defineCall({
    id: 'B006',
    verb: 'readInvitation',
    name: 'consultarInvitacion',
    method: 'POST',
    path: `${base}/invitacion`,
    token: 'public',
    changesState: false,
    summary: 'What an invitation to review is for; 410 when it was used or ran out, 404 when it never was.',
    body: ReviewInvitationRequestSchema,
    datos: ReviewInvitationWireSchema,
    example: examples.consultarInvitacion,
  }),
  defineCall({
    id: 'B007',
    verb: 'writeReview',
    name: 'escribirOpinion',
    method: 'POST',
    path: `${base}/escribir`,
    token: 'public',
    changesState: true,
    summary: "A buyer's review; it waits until somebody has read it. The same one sent again is the same one.",
    body: ReviewRequestSchema,
    datos: ReviewWrittenWireSchema,
    example: examples.escribirOpinion,
  }),
] as const;
