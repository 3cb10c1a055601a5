import type { AnswerOf, BodyOf } from '@/contract/calls/table';
import { toMedia } from '@/lib/catalogue/catalogue-mappers';
import { toCents } from '@/lib/money';
import { availabilityNames } from '@/lib/order/order-codes';
import type { ReorderOptions, RepeatSource, SavedList } from './again';

export function toRecent({
  articulos,
  ultimoPedido: last,
}: AnswerOf<'readRecentArticles'>): Omit<ReorderOptions, 'lists'> {
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

export const toRepeatWire = (repeated: RepeatSource): BodyOf<'repeatLines'> =>
  'order' in repeated ? { pedido: repeated.order } : { lista: repeated.list };
