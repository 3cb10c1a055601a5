import type { AnswerOf } from '@/contract/calls/table';
import { orderLineMaxQuantity, readyBagLinesMost } from '@/contract/rules';
import { readTyped } from '@/lib/pad/typed-line';

/** A ready bag as shown to the executive who made it. */
export type ReadyBag = AnswerOf<'makeReadyBag'>;

type Opened = AnswerOf<'openReadyBag'>;
export type ReadyLine = Omit<Opened['lines'][number], 'madePrice' | 'price'> & {
  madeCents: number;
  /** Null: not sold any more. */
  cents: number | null;
};
/** A ready bag as shown to the person who opens its link. */
export type OpenedBag = Omit<Opened, 'lines'> & { lines: ReadyLine[] };

export type ReadyBagLineInput = { code: string; quantity: number };

/** Parses typed text, one article per line; `wrong` has the numbers of invalid lines. */
export function parseReadyBagText(text: string): { lines: ReadyBagLineInput[]; wrong: number[] } {
  const pieces = new Map<string, number>();
  const wrong: number[] = [];
  text.split('\n').forEach((line, at) => {
    const typed = readTyped(line);
    if (typed.kind === 'nothing') return;
    const quantity = typed.kind === 'code' ? (typed.quantity ?? 1) : 0;
    const isWhole = Number.isInteger(quantity) && quantity > 0 && quantity <= orderLineMaxQuantity;
    if (typed.kind === 'code' && isWhole) pieces.set(typed.code, (pieces.get(typed.code) ?? 0) + quantity);
    else wrong.push(at + 1);
  });
  const lines = [...pieces].map(([code, quantity]) => ({ code, quantity }));
  return { lines: lines.slice(0, readyBagLinesMost), wrong };
}

export const formatReadyBagText = (lines: readonly ReadyBagLineInput[]): string =>
  lines.map(({ code, quantity }) => `${code} x ${quantity}`).join('\n');
