'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, buttonClass } from '@/components/ui/button';
import type { CartArticle } from '@/lib/cart/current-product';
import { showMiniCart } from '@/lib/cart/mini-cart';
import { recordPendingAdd, removeRefusedAdd } from '@/lib/cart/pending-adds';
import { cn } from '@/lib/cn';
import { localePath, splitLocale } from '@/lib/i18n/routing';
import { toPadPath } from '@/lib/pad/pad-path';
import { hasOrder } from '@/lib/session/session-info';
import { onFirstInteraction } from '@/lib/state/first-interaction';
import { useShopState } from '@/lib/state/use-shop-state';
import type { AddingDialog } from './adding-dialog';
import type { BuyWords } from './buy-words';

type Props = {
  /** The chosen article; null until colour and size are chosen. */
  line: CartArticle | null;
  quantity?: number;
  words: BuyWords;
  /** Called when nothing is chosen: the owner focuses the choice. */
  onMissing?: () => void;
  /** The article is in the bag: a dialog around the button closes. The mini cart opens by itself. */
  onAdded?: () => void;
  className?: string;
};

const loadAdding = () => import('./adding-dialog');

/**
 * Puts one article into the bag. The dialog's code loads with the page's first interaction; the bag, its database and
 * the mini cart load with a choice, on hover or focus: so the button itself is tiny. A press is confirmed where the
 * mini cart will open; a failure is shown there and then under the button, and the choice is kept.
 */
export function BuyButton({ line, quantity = 1, words, onMissing, onAdded, className }: Props) {
  const [pending, setPending] = useState(false);
  const [shown, setShown] = useState<{ Dialog: typeof AddingDialog; line: CartArticle } | null>(null);
  const left = useRef(false);
  const [message, setMessage] = useState('');
  const soldOut = line !== null && line.maxQuantity < 1;
  const ordering = hasOrder(useShopState('session'));

  useEffect(() => onFirstInteraction(() => void loadAdding().catch(() => {})), []);
  const warm = () =>
    !ordering &&
    void loadAdding()
      .then(({ preloadBag }) => preloadBag())
      .catch(() => {});
  const key = line?.key;
  const first = useRef(key);
  // A product preselected by the page is not the visitor's choice.
  const warmForChoice = useEffectEvent(() => key !== first.current && warm());
  useEffect(() => void (key && warmForChoice()), [key]);

  async function add() {
    setMessage('');
    if (!line) {
      onMissing?.();
      if (!onMissing) setMessage(words.choose);
      return;
    }
    left.current = false;
    setPending(true);
    const whole = { ...line, quantity };
    const id = recordPendingAdd(whole);
    const adding = await loadAdding().catch(() => null);
    // A dialog around the button shows the result already.
    if (adding && !onAdded) setShown({ Dialog: adding.AddingDialog, line });
    const said = adding ? await adding.addToBag({ id, line: whole, words }) : words.problem.unloaded;
    if (said) removeRefusedAdd(id);
    // Synchronously, so that the mini cart replaces the dialog within one frame and the button gets its focus back.
    flushSync(() => {
      setPending(false);
      if (!said) setShown(null);
    });
    if (said) return setMessage(said);
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
    <p role="alert" className="buy-told" hidden={!message}>
      {message}
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

/** Opens the pad with the article, for an executive: the pad asks for the client and links back. */
function toPad(code: string, quantity: number): string {
  const { pathname } = window.location;
  return localePath(splitLocale(pathname).locale, toPadPath(code, quantity, pathname));
}
