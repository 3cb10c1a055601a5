import type { AnswerOf } from 'contract/calls/table.ts';
import { toEuros } from 'contract/money.ts';
import type { ReadyBagState, ReadyBagWire } from 'contract/personal-store/ready-bag-schemas.ts';
import type { ReadyBagLine } from '../../database/tables/store.ts';
import type { ClientArticle } from '../order/pad/client-articles.ts';
import type { ReadyBag } from './ready-bags.repository.ts';

export const toReadyBag = (bag: ReadyBag, { state, link }: { state: ReadyBagState; link: string }): ReadyBagWire => ({
  id: bag.id,
  label: bag.label,
  link,
  state,
  createdAt: bag.created_at.toISOString(),
  until: bag.expires_at.toISOString(),
  items: bag.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  uses: bag.uses,
  usesMost: bag.uses_most,
});

type OpenedReadyBag = {
  state: ReadyBagState;
  shop: { alias: string; name: string } | null;
  lines: readonly ReadyBagLine[];
  known: ReadonlyMap<number, ClientArticle>;
};

/** A line that is no longer in the catalogue has no name and is left out. */
export const toOpenedReadyBag = (
  bag: ReadyBag,
  { state, shop, lines, known }: OpenedReadyBag,
): AnswerOf<'openReadyBag'> => ({
  state,
  store: shop,
  until: bag.expires_at.toISOString(),
  lines: lines.flatMap(({ articleId, quantity, cents }) => {
    const ware = known.get(articleId);
    if (!ware) return [];
    return [
      {
        code: ware.code,
        reference: ware.reference,
        name: ware.name,
        color: ware.color.name,
        size: ware.size,
        quantity,
        madePrice: toEuros(cents),
        price: ware.cents === null ? null : toEuros(ware.cents),
      },
    ];
  }),
});
