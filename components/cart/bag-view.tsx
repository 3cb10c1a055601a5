'use client';

import { type ReactNode, useState } from 'react';
import { Link } from '@/components/layout/link';
import { Button, buttonClass } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import { formatPrice } from '@/contract/money';
import type { LineNote } from '@/lib/cart/bag-check';
import { type CartProblem, clearCart } from '@/lib/cart/cart';
import type { CartLine } from '@/lib/cart/cart-line';
import { type BagCheck, useBagCheck } from '@/lib/cart/use-bag-check';
import { useCartLines } from '@/lib/cart/use-cart-lines';
import { fill, fillCount, type Words } from '@/lib/i18n/message-texts';
import { BagLines } from './bag-lines';
import { BagSum } from './bag-sum';
import { ChangeSize } from './change-size';
import { ShareBagCodes } from './share-bag-codes';

type Props = {
  home: string;
  wishes: string;
  /** The buttons that lead out of the bag, above its lines. */
  ways: ReactNode;
  /** The sum of what can be bought, and the way to buy it. */
  children: ReactNode;
  /** The other way: send the bag to an executive. */
  send: ReactNode;
  words: {
    page: Words<'cart.page'>;
    lines: Words<'cart.lines'>;
    problem: Words<'cart.problem'>;
    quick: Words<'cart.quick'>;
  };
};

/** The bag in the browser: lines, subtotal, and both ways on, with the states loading, failed and empty. */
export function BagView({ home, wishes, ways, children, send, words }: Props) {
  const { page, lines: lineWords, problem } = words;
  const cart = useCartLines();
  const lines = cart.state === 'ready' ? cart.lines : null;
  const check = useBagCheck(lines);
  // After its last line was removed, the page still offers to undo that.
  const [wasFilled, setWasFilled] = useState(false);
  if (lines && lines.length > 0 && !wasFilled) setWasFilled(true);

  if (cart.state === 'loading') {
    return (
      <div aria-busy="true" className="bag-loading">
        <span className="sr-only">{page.loading}</span>
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
      </div>
    );
  }
  if (cart.state === 'failed') {
    return (
      <div role="alert" className="form-failure">
        <p>{problem[cart.problem]}</p>
        <Button variant="secondary" onClick={() => window.location.reload()}>
          {page.retry}
        </Button>
      </div>
    );
  }
  const all = cart.lines;
  // Lines that cannot be bought now stay in the bag, but count neither in the sum nor in the list that is sent.
  const bought = all.filter(({ maxQuantity }) => maxQuantity > 0);
  return (
    <>
      {ways}
      {wasFilled && (
        <div className="bag-page-columns">
          <div>
            <BagLines
              lines={all}
              notes={toNotes(check, page)}
              tools={(line) => line.size && <ChangeSize line={line} words={words} />}
              words={lineWords}
              problem={problem}
            />
            {all.length > 0 && (
              <Clear lines={all} words={page} problem={problem} onCleared={() => setWasFilled(false)} />
            )}
          </div>
          {all.length > 0 && (
            <div className="bag-page-side">
              <p role="status" className="text-soft">
                {{ idle: '', asking: page.checking, asked: page.checked, offline: page.unchecked }[check.state]}
              </p>
              {bought.length > 0 ? children : <BagSum lines={[]} kept={cart.kept} words={lineWords} />}
              <Link href={home} className={buttonClass({ variant: 'secondary' })}>
                {page.goOn}
              </Link>
              {bought.length > 0 && <ShareBagCodes lines={bought} words={page} />}
            </div>
          )}
        </div>
      )}
      {all.length === 0 && (
        <EmptyState
          title={page.emptyTitle}
          actions={
            <>
              <Link href={home} className={buttonClass()}>
                {page.goOn}
              </Link>
              <Link href={wishes} className={buttonClass({ variant: 'secondary' })}>
                {page.wishes}
              </Link>
            </>
          }
        >
          {page.emptyText}
        </EmptyState>
      )}
      {send}
    </>
  );
}

function toNotes({ notes }: BagCheck, words: Words<'cart.page'>): Map<string, ReactNode> {
  return new Map(
    [...notes].map(([key, note]) => [
      key,
      toTexts(note, words).map((text) => (
        <p key={text} className="bag-note">
          {text}
        </p>
      )),
    ]),
  );
}

/** Both price and maximum may have changed: one note for each. */
function toTexts({ now, was }: LineNote, words: Words<'cart.page'>): string[] {
  if (now.state !== 'changed' || !now.line) return [now.state === 'gone' ? words.gone : words.soldOut];
  const { priceCents, maxQuantity } = now.line;
  const prices = { before: formatPrice(was.priceCents), now: formatPrice(priceCents) };
  return [
    ...(priceCents === was.priceCents ? [] : [fill(words.price, prices)]),
    ...(maxQuantity < was.quantity ? [fillCount(words.fewer, maxQuantity)] : []),
  ];
}

type ClearProps = {
  lines: CartLine[];
  words: Words<'cart.page'>;
  problem: Words<'cart.problem'>;
  onCleared: () => void;
};

/** S04. Asks first, because clearing the whole bag cannot be undone. */
function Clear({ lines, words, problem, onCleared }: ClearProps) {
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState<CartProblem | null>(null);
  const [pending, setPending] = useState(false);
  async function clear() {
    setPending(true);
    const answer = await clearCart();
    setPending(false);
    if (!answer.ok) return setFailed(answer.problem);
    setOpen(false);
    onCleared();
  }
  return (
    <>
      <Button
        variant="quiet"
        className="bag-clear"
        onClick={() => {
          setFailed(null);
          setOpen(true);
        }}
      >
        {words.clear}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={words.clearTitle}
        closeLabel={words.close}
        footer={
          <>
            <Button pending={pending} onClick={() => void clear()}>
              {words.clearYes}
            </Button>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {words.clearNo}
            </Button>
          </>
        }
      >
        <p>{fillCount(words.clearText, lines.length)}</p>
        <p role="alert" className="form-failure" hidden={!failed}>
          {failed && problem[failed]}
        </p>
      </Dialog>
    </>
  );
}
