import type { AnswerOf, BodyOf } from 'contract/calls.ts';
import { fieldKeys } from 'contract/field-keys.ts';
import type { Db } from '../../schema.ts';
import { absent, invalid } from '../../shared/errors.ts';
import { describePage, toPage } from '../../shared/pagination.ts';
import { toLine } from '../../shared/text.ts';
import { getInvitation, hashToken, takeInvitation } from './invitations.ts';
import { findProductId, getSummary, listPublished } from './reviews.repository.ts';
import { toParagraphs } from './words.ts';

const noStars = [0, 0, 0, 0, 0];

export async function listReviews(db: Db, request: BodyOf<'listReviews'>): Promise<AnswerOf<'listReviews'>> {
  const productId = await findProductId(db, request.referencia);
  if (productId === undefined) throw absent();
  const page = toPage(request);
  const summary = await getSummary(db, productId);
  const total = summary?.reviews ?? 0;
  const { totalProductos: _, ...described } = describePage(page, total);
  const rows = await listPublished(db, { productId, locale: request.idioma, page });
  const stars = summary?.stars ?? noStars;
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
    })),
    ...described,
    total,
    media: total === 0 ? null : averageOf(stars, total),
    ajuste: {
      pequena: summary?.small ?? 0,
      justa: summary?.true_to_size ?? 0,
      grande: summary?.large ?? 0,
    },
    porEstrellas: stars,
  };
}

const averageOf = (stars: number[], total: number) =>
  Math.round((100 * stars.reduce((sum, count, at) => sum + count * (at + 1), 0)) / total) / 100;

/**
 * Writes what an invitation allows, once. An answer may be lost on its way: the same review sent again by the same
 * invitation is answered like the first time.
 */
export async function writeReview(db: Db, request: BodyOf<'writeReview'>, now: Date): Promise<AnswerOf<'writeReview'>> {
  const words = toWords(request);
  return db.transaction().execute(async (trx) => {
    const invitation = await takeInvitation(trx, request.invitacion, now);
    if (!invitation) {
      const before = await findWritten(trx, request.invitacion);
      if (before && isSame(before, request, words)) return { estado: before.state };
      await getInvitation(trx, request.invitacion, { locale: request.idioma, now });
      throw absent();
    }
    const { state } = await trx
      .insertInto('reviews')
      .values({
        product_id: invitation.product_id,
        invitation_id: invitation.id,
        stars: request.estrellas,
        fit: request.ajuste,
        ...words,
        size: request.mostrarTalla ? invitation.size : null,
        locale: request.idioma,
        written_at: now,
      })
      .returning('state')
      .executeTakeFirstOrThrow();
    return { estado: state };
  });
}

type Words = { name: string; title: string; body: string };

function toWords({ nombre, titulo, texto }: BodyOf<'writeReview'>): Words {
  const words = { name: toLine(nombre), title: toLine(titulo), body: toParagraphs(texto) };
  const empty = Object.entries({ nombre: words.name, titulo: words.title, texto: words.body }).filter(([, it]) => !it);
  if (empty.length > 0) throw invalid(Object.fromEntries(empty.map(([name]) => [name, fieldKeys.required])));
  return words;
}

function findWritten(db: Db, token: string) {
  return db
    .selectFrom('reviews as r')
    .innerJoin('review_invitations as i', 'i.id', 'r.invitation_id')
    .select(['r.state', 'r.stars', 'r.fit', 'r.name', 'r.title', 'r.body'])
    .where('i.token_hash', '=', hashToken(token))
    .executeTakeFirst();
}

const isSame = (
  before: NonNullable<Awaited<ReturnType<typeof findWritten>>>,
  { estrellas, ajuste }: BodyOf<'writeReview'>,
  { name, title, body }: Words,
) =>
  before.stars === estrellas &&
  before.fit === ajuste &&
  before.name === name &&
  before.title === title &&
  before.body === body;
