import type { AnswerOf, BodyOf } from '@/contract/calls';
import { type Media, toMedia } from '@/lib/catalogue/catalogue-mappers';
import { post } from '@/lib/http/browser';
import { toCents } from '@/lib/money';
import { mapResult, type Result } from '@/lib/result';
import { isAnswered } from './checkout-attempt';
import { intentDone, intentKey } from './intent-key';
import { type Availability, availabilityNames } from './order-codes';

export type RecentArticle = {
  code: string;
  name: string;
  colourName: string;
  size: string;
  picture: Media | null;
  priceCents: number;
  points: number;
  units: number;
  availability: Availability;
};
export type SavedList = { id: string; name: string; lines: number; units: number };

/** What may be ordered again: pieces, the last order, kept lists. */
export type Again = {
  articles: RecentArticle[];
  lastOrder: { number: string; date: string; lines: number; units: number } | null;
  lists: SavedList[];
};

export function toRecent({ articulos, ultimoPedido: last }: AnswerOf<'readRecentArticles'>): Omit<Again, 'lists'> {
  return {
    articles: articulos.map((each) => ({
      code: each.codigo,
      name: each.nombre,
      colourName: each.nombreColor,
      size: each.talla,
      picture: each.foto && toMedia(each.foto),
      priceCents: toCents(each.precio),
      points: each.puntos,
      units: each.unidades,
      availability: availabilityNames[each.disponibilidad],
    })),
    lastOrder: last && { number: last.numero, date: last.fecha, lines: last.lineas, units: last.unidades },
  };
}

export const toSavedLists = ({ listas }: AnswerOf<'listSavedLists'>): SavedList[] =>
  listas.map(({ id, nombre, lineas, unidades }) => ({ id, name: nombre, lines: lineas, units: unidades }));

/** Keeps the lines of the order in hand under a name. */
export const saveList = (name: string): Promise<Result<SavedList[]>> => change(`save-list-${name}`, { nombre: name });
export const removeList = (id: string): Promise<Result<SavedList[]>> => change(`remove-list-${id}`, { borrar: id });

async function change(action: string, body: BodyOf<'saveList'>): Promise<Result<SavedList[]>> {
  const answer = await post<'saveList'>('/api/socia/guardarListaPedido', { body, idempotencyKey: intentKey(action) });
  if (isAnswered(answer)) intentDone(action);
  return mapResult(answer, toSavedLists);
}
