'use client';

import { useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { showMiniCart } from '@/lib/cart/mini-cart';
import type { BuyLine } from '@/lib/cart/product-now';
import { cn } from '@/lib/cn';
import { localePath, splitLocale } from '@/lib/i18n/routing';
import { fillCount } from '@/lib/i18n/words';
import { padAddress } from '@/lib/pad/pad-address';
import { hasOrder } from '@/lib/session/session-info';
import { useShopState } from '@/lib/state/use-shop-state';
import type { BuyWords } from './words';

type Props = {
  /** What the chosen colour and size are; null as long as something is to be chosen. */
  line: BuyLine | null;
  quantity?: number;
  words: BuyWords;
  /** Pressed with nothing chosen: the owner leads to the choice. */
  onMissing?: () => void;
  /** It is in the bag: a dialog around it closes. The mini cart opens by itself. */
  onAdded?: () => void;
  className?: string;
};

const loadCart = () => import('@/lib/cart/cart');

/**
 * Puts one article into the bag. The bag's code and its store come when the pointer or the focus does, so the button
 * weighs next to nothing; what goes wrong stands under it in words, and nothing is lost.
 */
export function BuyButton({ line, quantity = 1, words, onMissing, onAdded, className }: Props) {
  const [pending, setPending] = useState(false);
  const [told, setTold] = useState('');
  const soldOut = line !== null && line.maxQuantity < 1;
  const ordering = hasOrder(useShopState('session'));

  const warm = () =>
    !ordering &&
    void loadCart()
      .then(({ listLines }) => listLines())
      .catch(() => {});

  async function add() {
    setTold('');
    if (!line) {
      onMissing?.();
      if (!onMissing) setTold(words.choose);
      return;
    }
    setPending(true);
    const said = await put({ ...line, quantity }, words);
    setPending(false);
    if (said) return setTold(said);
    onAdded?.();
    showMiniCart(line.key);
  }

  if (ordering && line && !soldOut)
    return (
      <a href={toPad(line.key, quantity)} className={cn(buttonClass(), className)}>
        {words.toOrder}
      </a>
    );
  return (
    <>
      <Button
        className={className}
        pending={pending}
        pendingLabel={words.adding}
        disabled={soldOut}
        onClick={add}
        onPointerEnter={warm}
        onFocus={warm}
      >
        {soldOut ? words.soldOut : words[ordering ? 'toOrder' : 'add']}
      </Button>
      <p role="alert" className="buy-told" hidden={!told}>
        {told}
      </p>
    </>
  );
}

/** Into an executive's order: her pad asks for whom, and leads back. */
function toPad(code: string, quantity: number): string {
  const { pathname } = window.location;
  return localePath(splitLocale(pathname).locale, padAddress(code, quantity, pathname));
}

/** Empty when it came in. */
async function put(line: BuyLine & { quantity: number }, words: BuyWords): Promise<string> {
  const cart = await loadCart().catch(() => null);
  if (!cart) return words.problem.unloaded;
  const answer = await cart.addToCart(line);
  if (!answer.ok) return words.problem[answer.problem];
  return answer.value.added > 0 ? '' : fillCount(words.maximum, line.maxQuantity);
}
