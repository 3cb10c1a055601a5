'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from '@/components/layout/link';
import { Button } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { Stepper } from '@/components/ui/stepper';
import { formatPrice } from '@/contract/money';
import { type CartAnswer, type CartProblem, changeQuantity, removeLine, restoreLine } from '@/lib/cart/cart';
import type { CartLine } from '@/lib/cart/cart-line';
import { fill, fillCount, type Words } from '@/lib/i18n/message-texts';
import { splitLocale } from '@/lib/i18n/routing';
import { toSizeSystem } from '@/lib/size-tables/bra-sizes';
import { useSizeSystem } from '@/lib/size-tables/use-size-system';
import './bag.css';

type Props = {
  lines: CartLine[];
  /** The line shown first because it was just added. */
  first?: string | null;
  /** The shop's current notes on a line, shown under it. */
  notes?: Map<string, ReactNode>;
  /** Further actions for a line. */
  tools?: (line: CartLine) => ReactNode;
  words: Words<'cart.lines'>;
  problem: Words<'cart.problem'>;
};

/**
 * The lines of a bag, in the drawer and on the page. A removed line stays visible until it is undone or the page is
 * left.
 */
export function BagLines({ lines, first, notes, tools, words, problem: problemWords }: Props) {
  const [removed, setRemoved] = useState<CartLine[]>([]);
  const [problem, setProblem] = useState<CartProblem | null>(null);

  async function attempt(work: Promise<CartAnswer<unknown>>): Promise<boolean> {
    const answer = await work;
    setProblem(answer.ok ? null : answer.problem);
    return answer.ok;
  }
  async function remove(line: CartLine) {
    if (await attempt(removeLine(line.key))) setRemoved((all) => [...all.filter(({ key }) => key !== line.key), line]);
  }
  async function undo(line: CartLine) {
    if (await attempt(restoreLine(line))) setRemoved((all) => all.filter(({ key }) => key !== line.key));
  }

  const there = new Set(lines.map(({ key }) => key));
  const gone = removed.filter(({ key }) => !there.has(key));
  const goneKeys = new Set(gone.map(({ key }) => key));
  const place = ({ key, addedAt = 0 }: CartLine) => (key === first ? -1 : addedAt);
  const all = [...lines, ...gone].toSorted((a, b) => place(a) - place(b));
  return (
    <>
      <p role="alert" className="form-failure" hidden={!problem}>
        {problem && problemWords[problem]}
      </p>
      <ul className="bag-lines" aria-label={words.list}>
        {all.map((line) => (
          <li key={line.key} className="bag-line">
            {goneKeys.has(line.key) ? (
              <Removed line={line} words={words} onUndo={() => void undo(line)} />
            ) : (
              <Line
                line={line}
                note={notes?.get(line.key)}
                tools={tools?.(line)}
                words={words}
                onQuantity={(quantity) => void attempt(changeQuantity(line.key, quantity))}
                onRemove={() => void remove(line)}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

type LineProps = {
  line: CartLine;
  note: ReactNode;
  tools: ReactNode;
  words: Words<'cart.lines'>;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
};

function Line({ line, note, tools, words, onQuantity, onRemove }: LineProps) {
  const { key, name, href, colourName, size, picture, dominantColor, quantity, maxQuantity } = line;
  const soldOut = maxQuantity < 1;
  const [system] = useSizeSystem(splitLocale(window.location.pathname).locale);
  const ownSize = toSizeSystem(size, system);
  // Two sizes of one product are two lines with one name, so the label names colour and size.
  const called = [name, colourName, ownSize].filter(Boolean).join(', ');
  return (
    <>
      <div className="bag-line-picture">
        {picture && (
          <Picture hash={picture} variant="cart" alt="" dominantColor={dominantColor ?? undefined} sizes="92px" />
        )}
      </div>
      <div className="bag-line-text">
        <p>{href ? <Link href={href}>{name}</Link> : name}</p>
        <p className="text-soft">
          {colourName}
          {size && ` · ${words.size} ${ownSize}`}
          {ownSize !== size && ` · ${fill(words.label, { size })}`}
        </p>
        <p className="text-soft">{fill(words.code, { code: key })}</p>
        {note}
      </div>
      <p className="bag-line-sum">
        {formatPrice(line.subtotalCents)}
        {quantity > 1 && <span className="text-soft">{fill(words.each, { price: formatPrice(line.priceCents) })}</span>}
      </p>
      <div className="bag-line-tools">
        {soldOut ? (
          <p>{words.soldOut}</p>
        ) : (
          <Stepper
            label={fill(words.quantity, { name: called })}
            lessLabel={fill(words.less, { name: called })}
            moreLabel={fill(words.more, { name: called })}
            value={quantity}
            max={maxQuantity}
            onValueChange={onQuantity}
          />
        )}
        {tools}
        <Button variant="quiet" size="compact" onClick={onRemove}>
          {words.remove}
          <span className="sr-only"> {called}</span>
        </Button>
        {!soldOut && quantity >= maxQuantity && <p className="text-soft">{fillCount(words.maximum, maxQuantity)}</p>}
      </div>
    </>
  );
}

function Removed({ line, words, onUndo }: { line: CartLine; words: Words<'cart.lines'>; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  // The pressed button is gone, so keyboard focus moves here.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <p className="bag-line-removed">
      {fill(words.removed, { name: line.name })}{' '}
      <Button ref={button} variant="quiet" size="compact" onClick={onUndo}>
        {words.undo}
        <span className="sr-only"> {line.name}</span>
      </Button>
    </p>
  );
}
