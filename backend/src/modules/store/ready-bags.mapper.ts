import type { AnswerOf } from 'contract/calls/table.ts';
import { toEuros } from 'contract/money.ts';
import type { ReadyBagState, ReadyBagWire } from 'contract/store/ready-bag-schemas.ts';
import type { KeptReadyLine } from '../../database/tables/store.ts';
import type { Ware } from '../order/pad/wares.ts';
import type { ReadyBag } from './ready-bags.repository.ts';

export const labelField = 'nombre';
/** The field that a line's refusal names. */
export const lineField = (at: number, field: 'codigo' | 'cantidad') => `lineas.${at}.${field}`;

export const toReadyBag = (bag: ReadyBag, { state, link }: { state: ReadyBagState; link: string }): ReadyBagWire => ({
  id: bag.id,
  nombre: bag.label,
  enlace: link,
  estado: state,
  creada: bag.created_at.toISOString(),
  vence: bag.expires_at.toISOString(),
  prendas: bag.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  usos: bag.uses,
  usosMaximos: bag.uses_most,
});

type OpenedReadyBag = {
  state: ReadyBagState;
  shop: { alias: string; name: string } | null;
  lines: readonly KeptReadyLine[];
  known: ReadonlyMap<number, Ware>;
};

/** A line that is no longer in the catalogue has no name and is left out. */
export const toOpened = (bag: ReadyBag, { state, shop, lines, known }: OpenedReadyBag): AnswerOf<'openReadyBag'> => ({
  estado: state,
  tienda: shop && { alias: shop.alias, nombre: shop.name },
  vence: bag.expires_at.toISOString(),
  lineas: lines.flatMap(({ articleId, quantity, cents }) => {
    const ware = known.get(articleId);
    if (!ware) return [];
    return [
      {
        codigo: ware.code,
        referencia: ware.reference,
        nombre: ware.name,
        nombreColor: ware.color.name,
        talla: ware.size,
        cantidad: quantity,
        precioPreparado: toEuros(cents),
        precio: ware.cents === null ? null : toEuros(ware.cents),
      },
    ];
  }),
});
