'use client';

import { useState } from 'react';
import { Link } from '@/components/layout/link';
import { Button, buttonClass } from '@/components/ui/button';
import { Drawer } from '@/components/ui/drawer';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import { countryHome } from '@/lib/access/public-script-paths';
import { useCartLines } from '@/lib/cart/use-cart-lines';
import { BagLines } from './bag-lines';
import { BagSum } from './bag-sum';
import type { BagWords } from './buy-words';

export type MiniCartProps = {
  /** Key of the line that just came in. */
  added: string | null;
  open: boolean;
  turn: number;
  prefix: string;
  href: string;
  words: BagWords;
  onClose: () => void;
};

export function MiniCart({ added, open, turn, prefix, href, words, onClose }: MiniCartProps) {
  const { mini, lines: lineWords, problem } = words;
  const cart = useCartLines();
  const filled = cart.state === 'ready' && cart.lines.length > 0;
  // A bag whose last line was just removed still offers to undo it.
  const [filledTurn, setFilledTurn] = useState(0);
  if (filled && filledTurn !== turn) setFilledTurn(turn);
  const shown = filledTurn === turn;
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={added ? mini.added : mini.title}
      closeLabel={mini.close}
      footer={
        cart.state === 'ready' &&
        shown && (
          <>
            <BagSum lines={cart.lines} kept={cart.kept} words={lineWords} />
            <Link href={href} className={buttonClass()}>
              {mini.toBag}
            </Link>
            <Button variant="secondary" onClick={onClose}>
              {mini.goOn}
            </Button>
          </>
        )
      }
    >
      {added && <span className="bag-added" />}
      {cart.state === 'loading' && (
        <div aria-busy="true" className="bag-loading">
          <span className="sr-only">{mini.loading}</span>
          <Skeleton className="h-28" />
          <Skeleton className="h-28" />
        </div>
      )}
      {cart.state === 'failed' && (
        <p role="alert" className="form-failure">
          {problem[cart.problem]}
        </p>
      )}
      {cart.state === 'ready' && !shown && (
        <EmptyState
          title={mini.emptyTitle}
          actions={
            <Link href={prefix + countryHome} className={buttonClass({ variant: 'secondary' })}>
              {mini.goOn}
            </Link>
          }
        >
          {mini.emptyText}
        </EmptyState>
      )}
      {cart.state === 'ready' && shown && (
        <BagLines key={turn} lines={cart.lines} first={added} words={lineWords} problem={problem} />
      )}
    </Drawer>
  );
}
