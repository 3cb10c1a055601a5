import type { ProductCardWire } from 'contract/catalogue/schemas.ts';
import { toEuros, toEurosOrNull } from 'contract/money.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../../database/schema.ts';
import { toMedia, toSwatch } from '../../../shared/media.mapper.ts';
import {
  type CardColorRow,
  type CardRow,
  listCardColors,
  listCardsById,
  listCardsByReference,
} from './cards.repository.ts';

const newForMs = 45 * 86_400_000;

/** Products as the catalogue shows them. */
export type CardsPort = { read: typeof readCardsById };

/** In the order of the ids. */
export const readCardsById = async (db: Db, ids: number[], locale: Locale, now: Date) =>
  toCardsWithColors(db, await listCardsById(db, ids), locale, now);

/** In the order of the references; unsold ones are left out. */
export async function readCardsByReference(db: Db, references: string[], locale: Locale, now: Date) {
  const asked = [...new Set(references.map((reference) => reference.toUpperCase()))];
  const rows = await listCardsByReference(db, asked);
  const place = ({ reference }: CardRow) => asked.indexOf(reference.toUpperCase());
  const inOrder = rows.toSorted((one, other) => place(one) - place(other));
  return toCardsWithColors(db, inOrder, locale, now);
}

export async function toCardsWithColors(db: Db, rows: CardRow[], locale: Locale, now: Date) {
  const ids = rows.map(({ id }) => id);
  const colors = await listCardColors(db, ids);
  return rows.map((row) => toCard(row, { colors, locale, now }));
}

type CardInput = { colors: CardColorRow[]; locale: Locale; now: Date };

function toCard(row: CardRow, { colors, locale, now }: CardInput): ProductCardWire {
  const own = colors.filter(({ product_id, code }) => product_id === row.id && row.colors.includes(code));
  const first = own[0];
  return {
    referencia: row.reference,
    nombre: row.name[locale],
    url: row.slug,
    tipo: row.type_code,
    precio: toPriceRange(row),
    etiqueta: toBadge(row, now),
    colores: own.map((color) => ({
      ...toSwatch(color, locale),
      foto: color.first && toMedia(color.first, row, color, locale),
    })),
    fotoAlterna: first?.second ? toMedia(first.second, row, first, locale) : null,
    tallas: row.sizes,
    disponible: row.available,
    ...(row.in_stock && { guiaTallas: row.size_guide ?? null, tallasDisponibles: row.in_stock }),
    ...(row.completes_set && { conjunto: true }),
  };
}

export const toPriceRange = (row: CardRow): ProductCardWire['precio'] => ({
  desde: toEuros(row.price_from),
  hasta: toEuros(row.price_to),
  antesDesde: toEurosOrNull(row.before_from),
  antesHasta: toEurosOrNull(row.before_to),
  minimo30: toEurosOrNull(row.lowest30),
});

export function toBadge(row: CardRow, now: Date): ProductCardWire['etiqueta'] {
  if (row.lowest30 !== null) return 'OFERTA';
  if (now.getTime() - row.launched_at.getTime() < newForMs) return 'NUEVO';
  return row.available && row.few ? 'ULTIMAS' : null;
}
