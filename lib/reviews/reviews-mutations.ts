import type { AnswerOf, BodyOf } from '@/contract/calls';
import { post } from '@/lib/http/browser';
import type { Locale } from '@/lib/i18n/routing';
import type { Failure } from '@/lib/result';
import type { ReviewValues } from './review-form';
import { fitToWire, type Invitation, type ReviewPage, toInvitation, toReviewPage } from './reviews-mappers';

const base = '/api/public/opiniones';

/** As many as one look at the list can take. */
export const reviewsPerCall = 20;

type Answer<T> = { ok: true; data: T } | Failure;

export async function listMoreReviews(locale: Locale, reference: string, page: number): Promise<Answer<ReviewPage>> {
  const body: BodyOf<'listReviews'> = { idioma: locale, referencia: reference, pagina: page, tamano: reviewsPerCall };
  const result = await post<AnswerOf<'listReviews'>>(`${base}/consultar`, body);
  return result.ok ? { ok: true, data: toReviewPage(result.data) } : result;
}

export async function readInvitation(locale: Locale, token: string): Promise<Answer<Invitation>> {
  const body: BodyOf<'readInvitation'> = { idioma: locale, invitacion: token };
  const result = await post<AnswerOf<'readInvitation'>>(`${base}/invitacion`, body);
  return result.ok ? { ok: true, data: toInvitation(result.data) } : result;
}

export function sendReview(locale: Locale, token: string, values: ReviewValues) {
  const body: BodyOf<'writeReview'> = {
    idioma: locale,
    invitacion: token,
    estrellas: Number(values.stars),
    ajuste: fitToWire[values.fit],
    nombre: values.name,
    titulo: values.title,
    texto: values.text,
    mostrarTalla: values.showSize,
  };
  return post<AnswerOf<'writeReview'>>(`${base}/escribir`, body);
}

/** The field of the form that a field of the wire is. */
export const fieldOfWire: Record<string, keyof ReviewValues> = {
  estrellas: 'stars',
  ajuste: 'fit',
  nombre: 'name',
  titulo: 'title',
  texto: 'text',
};
