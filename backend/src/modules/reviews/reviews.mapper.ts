import type { AnswerOf, BodyOf } from 'contract/calls/table.ts';
import { fieldKeys } from 'contract/field-keys.ts';
import { invalid } from '../../shared/errors.ts';
import { describePage } from '../../shared/pagination.mapper.ts';
import { toLine, toParagraphs } from '../../shared/text.ts';
import type { getInvitation } from './invitations.ts';
import type { ReviewChoice } from './reviews.repository.ts';
import type { listReviews, ReviewDraft } from './reviews.service.ts';

export function toReviews({
  rows,
  summary,
  sizes,
  total,
  page,
}: Awaited<ReturnType<typeof listReviews>>): AnswerOf<'listReviews'> {
  const { totalProductos: _, ...described } = describePage(page, total);
  return {
    elementos: rows.map((row) => ({
      id: row.id,
      nombre: row.name,
      fecha: row.written_at.toISOString().slice(0, 10),
      estrellas: row.stars,
      ajuste: row.fit,
      talla: row.size,
      titulo: row.title,
      texto: row.body,
      idioma: row.locale,
      traducida: Boolean(row.translated),
    })),
    ...described,
    total,
    media: summary.reviews === 0 ? null : averageOf(summary.stars, summary.reviews),
    ajuste: { pequena: summary.small, justa: summary.true_to_size, grande: summary.large },
    porEstrellas: summary.stars,
    tallas: sizes,
  };
}

const sorts = { recientes: 'newest', mejores: 'best', peores: 'worst' } as const;

export const toReviewChoice = ({ orden = 'recientes', estrellas, talla }: BodyOf<'listReviews'>): ReviewChoice => ({
  sort: sorts[orden],
  stars: estrellas,
  size: talla,
});

const averageOf = (stars: number[], total: number) =>
  Math.round((100 * stars.reduce((sum, count, at) => sum + count * (at + 1), 0)) / total) / 100;

export const toInvitation = (row: Awaited<ReturnType<typeof getInvitation>>): AnswerOf<'readInvitation'> => ({
  referencia: row.reference,
  nombre: row.name,
  url: row.slug,
  foto: row.picture && { hash: row.picture.hash, colorDominante: row.picture.dominant },
  nombreColor: row.color,
  talla: row.size,
  comprado: row.bought_on,
  vence: row.expires_at.toISOString().slice(0, 10),
});

/** Refuses texts that are empty once normalised. */
export function toReviewDraft(body: BodyOf<'writeReview'>): ReviewDraft {
  const words = { nombre: toLine(body.nombre), titulo: toLine(body.titulo), texto: toParagraphs(body.texto) };
  const empty = Object.entries(words).filter(([, text]) => !text);
  if (empty.length > 0) throw invalid(Object.fromEntries(empty.map(([name]) => [name, fieldKeys.required])));
  return {
    token: body.invitacion,
    locale: body.idioma,
    stars: body.estrellas,
    fit: body.ajuste,
    showsSize: body.mostrarTalla,
    words: { name: words.nombre, title: words.titulo, body: words.texto },
  };
}
