'use client';

import { type ComponentType, type MouseEvent, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { OrderLinkProps } from '@/components/order/order-link';
import { Icon } from '@/components/ui/icon';
import { readBagCount, watchBagCount } from '@/lib/cart/bag-count';
import { bagPath } from '@/lib/cart/bag-path';
import { onMiniCart } from '@/lib/cart/mini-cart';
import { listPendingAdds } from '@/lib/cart/pending-adds';
import { fillCount, type Plural } from '@/lib/i18n/message-texts';
import { hasOrder } from '@/lib/session/session-info';
import { useShopState } from '@/lib/state/use-shop-state';
import type { BagWords } from './buy-words';
import { loadMiniCart } from './load-mini-cart';
import type { MiniCartProps } from './mini-cart';

const bag = 'products-EU';
/** `turn` counts the openings: removed lines can be undone until the drawer closes. */
type Mini = { View: ComponentType<MiniCartProps>; added: string | null; open: boolean; turn: number };

const loadUnits = () => import('@/components/order/order-link');

type Props = {
  /** Language prefix of the page's addresses. */
  prefix: string;
  label: string;
  /** For an executive: the order in hand. */
  order: { label: string; count: Plural };
  count: Plural;
  words: BagWords;
};

/**
 * The bag in the header: a link to its page, and with script the mini cart, whose code loads on hover or focus. The
 * count comes from the synchronous copy of the bag, so that a first visit opens no database.
 */
export function BagButton({ prefix, label, order, count: countWords, words }: Props) {
  const count = useShopState('shoppingQuantity');
  const alias = useShopState('alias');
  const [arrived, setArrived] = useState<number | null>(null);
  const [mini, setMini] = useState<Mini | null>(null);
  const href = prefix + bagPath(alias);
  const spoken = fillCount(countWords, count);

  useEffect(() => {
    setArrived(readBagCount(bag) ?? 0);
    const left = listPendingAdds();
    if (left.length > 0)
      import('@/lib/cart/apply-pending-adds').then(({ applyPendingAdds }) => applyPendingAdds(left)).catch(() => {});
    return watchBagCount(bag, () => void readBagCount(bag));
  }, []);

  const ordering = hasOrder(useShopState('session'));
  const [Units, setUnits] = useState<ComponentType<OrderLinkProps> | null>(null);
  useEffect(() => {
    if (!ordering) return;
    loadUnits().then(
      ({ OrderLink }) => setUnits(() => OrderLink),
      () => {},
    );
  }, [ordering]);

  // Flushed synchronously, so that the page is never painted between the old mini cart and the new one.
  const show = (added: string | null) =>
    loadMiniCart().then(({ MiniCart }) =>
      flushSync(() => setMini((was) => ({ View: MiniCart, added, open: true, turn: (was?.turn ?? 0) + 1 }))),
    );
  // If the mini cart's code is missing, the header's count is read out.
  const showNow = useEffectEvent((added: string) => show(added).catch(() => {}));
  useEffect(() => onMiniCart((added) => void showNow(added)), []);

  function click(event: MouseEvent) {
    const asked = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
    if (asked || window.location.pathname === href) return;
    event.preventDefault();
    // If the mini cart's code is missing, the bag's page opens.
    show(null).catch(() => window.location.assign(href));
  }

  const warm = () => void loadMiniCart().catch(() => {});
  // A signed-in executive fills an order, not a guest's bag.
  if (Units) return <Units href={`${prefix}/checkout/bag`} {...order} />;
  return (
    <>
      <a
        href={href}
        className="site-tool bag-button"
        aria-haspopup="dialog"
        onClick={click}
        onPointerEnter={warm}
        onFocus={warm}
      >
        <Icon name="bag" />
        <span className="site-tool-label">{label}</span>
        {count > 0 && (
          <span className="bag-count" aria-hidden="true">
            {count > 99 ? '99+' : count}
          </span>
        )}
        {count > 0 && <span className="sr-only">, {spoken}</span>}
      </a>
      {/* Not announced on arrival: only a change is. */}
      <span role="status" className="sr-only">
        {arrived !== null && arrived !== count && spoken}
      </span>
      {mini && (
        <mini.View
          added={mini.added}
          open={mini.open}
          turn={mini.turn}
          prefix={prefix}
          href={href}
          words={words}
          onClose={() => setMini({ ...mini, open: false })}
        />
      )}
    </>
  );
}
