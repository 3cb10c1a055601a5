'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, buttonClass } from '@/components/ui/button';
import { showMiniCart } from '@/lib/cart/mini-cart';
import type { BuyLine } from '@/lib/cart/product-now';
import { begin, endRefused } from '@/lib/cart/unfinished';
import { cn } from '@/lib/cn';
import { localePath, splitLocale } from '@/lib/i18n/routing';
import { padAddress } from '@/lib/pad/pad-address';
import { hasOrder } from '@/lib/session/session-info';
import { onFirstInteraction } from '@/lib/state/first-interaction';
import { useShopState } from '@/lib/state/use-shop-state';
import type { AddingDialog } from './adding-dialog';
import type { BuyWords } from './buy-words';

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

const loadAdding = () => import('./adding-dialog');

/**
 * Puts one article into the bag. What it takes to show that comes with the first sign of somebody, the bag's code, its
 * store and the mini cart with a choice, with the pointer or the focus: so the button weighs next to nothing. What
 * happens to a press is seen where the mini cart will stand; what goes wrong is said there and then under the button,
 * and nothing is lost.
 */
export function BuyButton({ line, quantity = 1, words, onMissing, onAdded, className }: Props) {
  const [pending, setPending] = useState(false);
  const [shown, setShown] = useState<{ Dialog: typeof AddingDialog; line: BuyLine } | null>(null);
  const left = useRef(false);
  const [told, setTold] = useState('');
  const soldOut = line !== null && line.maxQuantity < 1;
  const ordering = hasOrder(useShopState('session'));

  useEffect(() => onFirstInteraction(() => void loadAdding().catch(() => {})), []);
  const warm = () =>
    !ordering &&
    void loadAdding()
      .then(({ warmBag }) => warmBag())
      .catch(() => {});
  const key = line?.key;
  const first = useRef(key);
  // A product preselected by the page is not a visitor's choice.
  const warmForChoice = useEffectEvent(() => key !== first.current && warm());
  useEffect(() => void (key && warmForChoice()), [key]);

  async function add() {
    setTold('');
    if (!line) {
      onMissing?.();
      if (!onMissing) setTold(words.choose);
      return;
    }
    left.current = false;
    setPending(true);
    const whole = { ...line, quantity };
    const id = begin(whole);
    const adding = await loadAdding().catch(() => null);
    // In a dialog around it the result is visible already.
    if (adding && !onAdded) setShown({ Dialog: adding.AddingDialog, line });
    const said = adding ? await adding.putIntoBag({ id, line: whole, words }) : words.problem.unloaded;
    if (said) endRefused(id);
    // At once, so that the mini cart takes its place within one frame and gives the focus back to the button.
    flushSync(() => {
      setPending(false);
      if (!said) setShown(null);
    });
    if (said) return setTold(said);
    onAdded?.();
    if (!left.current) showMiniCart(line.key);
  }

  function leave() {
    left.current = true;
    setShown(null);
  }

  if (ordering && line && !soldOut)
    return (
      <a href={toPad(line.key, quantity)} className={cn(buttonClass(), className)}>
        {words.toOrder}
      </a>
    );
  const button = (
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
  );
  const answer = (
    <p role="alert" className="buy-told" hidden={!told}>
      {told}
    </p>
  );
  return (
    <>
      {button}
      {shown ? (
        <shown.Dialog
          title={pending ? words.adding : shown.line.name}
          line={shown.line}
          quantity={quantity}
          closeLabel={words.close}
          onClose={leave}
          footer={button}
        >
          {answer}
        </shown.Dialog>
      ) : (
        answer
      )}
    </>
  );
}

/** Into an executive's order: the pad asks for which client, and links back. */
function toPad(code: string, quantity: number): string {
  const { pathname } = window.location;
  return localePath(splitLocale(pathname).locale, padAddress(code, quantity, pathname));
}
