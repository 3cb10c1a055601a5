import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../../database/schema.ts';
import { toCard } from './card.mapper.ts';
import { type CardRow, listCardColors, listCards, listCardsById } from './cards.repository.ts';

/** Products as the catalogue shows them. */
export type Cards = { read: typeof toCards };

/** In the order of the ids. */
export const toCards = async (db: Db, ids: number[], locale: Locale, now: Date) =>
  withColors(db, await listCardsById(db, ids), locale, now);

/** In the order of the references; unsold ones are left out. */
export async function getCards(db: Db, references: string[], locale: Locale, now: Date) {
  const asked = [...new Set(references.map((reference) => reference.toUpperCase()))];
  const rows = await listCards(db, asked);
  const place = ({ reference }: CardRow) => asked.indexOf(reference.toUpperCase());
  const inOrder = rows.toSorted((one, other) => place(one) - place(other));
  return withColors(db, inOrder, locale, now);
}

export async function withColors(db: Db, rows: CardRow[], locale: Locale, now: Date) {
  const colors = await listCardColors(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toCard(row, { colors, locale, now }));
}
