import { orderLineMaxQuantity, readyBagLinesMost } from '@/contract/rules';
import { readTyped } from '@/lib/pad/typed-line';

export type ReadyBagState = 'open' | 'expired' | 'revoked' | 'used';

/** A ready bag as shown to the executive who made it. */
export type ReadyBag = {
  id: string;
  label: string;
  link: string;
  state: ReadyBagState;
  until: string;
  items: number;
  uses: number;
  usesMost: number;
};

export type ReadyLine = {
  code: string;
  reference: string;
  name: string;
  color: string;
  size: string;
  quantity: number;
  madeCents: number;
  /** Null: not sold any more. */
  cents: number | null;
};

/** A ready bag as shown to the person who opens its link. */
export type OpenedBag = {
  state: ReadyBagState;
  store: { alias: string; name: string } | null;
  until: string;
  lines: ReadyLine[];
};

export type WantedLine = { code: string; quantity: number };

/** Parses typed text, one article per line; `wrong` has the numbers of invalid lines. */
export function readWanted(text: string): { lines: WantedLine[]; wrong: number[] } {
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

export const writeWanted = (lines: readonly WantedLine[]): string =>
  lines.map(({ code, quantity }) => `${code} x ${quantity}`).join('\n');
