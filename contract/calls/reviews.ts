import { defineCall } from '../call.ts';
import * as examples from '../examples/reviews.ts';
import { NothingSchema } from '../schemas/common.ts';
import {
  ReviewInvitationRequestSchema,
  ReviewInvitationWireSchema,
  ReviewRequestSchema,
  ReviewsRequestSchema,
  ReviewsWireSchema,
  ReviewWrittenWireSchema,
  StopReviewMailsRequestSchema,
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
    mayBeOver: true,
    summary: 'What an invitation to review is for.',
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
    status: 201,
    mayBeOver: true,
    summary: "A buyer's review; it waits until somebody has read it. The same one sent again is the same one.",
    body: ReviewRequestSchema,
    datos: ReviewWrittenWireSchema,
    example: examples.escribirOpinion,
  }),
  defineCall({
    id: 'B038',
    verb: 'stopReviewMails',
    name: 'noPedirOpiniones',
    method: 'POST',
    path: `${base}/noPedir`,
    token: 'public',
    changesState: true,
    summary: 'Says no, by the token of a mail, to all further mails that ask for reviews.',
    body: StopReviewMailsRequestSchema,
    datos: NothingSchema,
    example: examples.noPedirOpiniones,
  }),
] as const;
