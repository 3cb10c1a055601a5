'use client';

import { type KeyboardEvent, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { Group } from '@/components/ui/group';
import { formatPrice } from '@/contract/money';
import { cn } from '@/lib/cn';
import { fill, fillCount, type Words } from '@/lib/i18n/message-texts';
import type { Grid } from '@/lib/order/grid';
import { findPick, findSize, type GridPosition, isSameSize, movePlace, type Pick, toRows } from '@/lib/pad/grid-rules';

export type GridHandle = { focus: () => void };

type Props = {
  grid: Grid;
  /** The code that is chosen now. */
  code: string;
  onPick: (pick: Pick) => void;
  /** Called for Up in the first row, or Escape. */
  onLeave?: () => void;
  /** The viewer's own sizes, and their label. */
  worn?: { sizes: readonly string[]; word: string };
  /** The system that sizes are written in; the label’s by default. */
  system?: string;
  words: Words<'order.grid'>;
  handle?: Ref<GridHandle>;
};

/** F096. Colours by sizes, or bands by cups with the colours above. One tab stop; the arrows move, Enter takes. */
export function SizeGrid({ grid, code, onPick, onLeave, worn, system, words, handle }: Props) {
  const picked = findPick(grid, code);
  const [shownColour, setShownColour] = useState(picked?.colour.code ?? grid.colours[0]?.code ?? '');
  const [seenCode, setSeenCode] = useState(code);
  if (seenCode !== code) {
    setSeenCode(code);
    if (picked) setShownColour(picked.colour.code);
  }
  const { heads, rows, byBand } = toRows(grid, shownColour);
  const frame = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<GridPosition | null>(null);
  const start = findPlace(rows, picked) ?? firstPlace(rows);
  const at = place && rows[place.row]?.cells[place.column] ? place : start;
  const isWorn = ({ cell }: Pick) => worn?.sizes.some((size) => isSameSize(size, cell.size)) ?? false;
  // The size as it is being typed.
  const [spelt, setSpelt] = useState('');

  const focusAt = ({ row, column }: GridPosition) =>
    frame.current?.querySelector<HTMLElement>(`[data-place="${row}.${column}"]`)?.focus();
  useImperativeHandle(handle, () => ({ focus: () => at && focusAt(at) }));

  function onKeyDown(event: KeyboardEvent) {
    if (!at) return;
    if (event.key === 'Escape') return leave(event);
    if (/^[\p{L}\d]$/u.test(event.key) && !event.ctrlKey && !event.metaKey) return spell(event.key);
    if (!event.key.startsWith('Arrow')) return;
    setSpelt('');
    const next = movePlace(rows, at, event.key);
    event.preventDefault();
    if (next === at) {
      if (event.key === 'ArrowUp') leave(event);
      return;
    }
    setPlace(next);
    focusAt(next);
  }
  /** Moves to the first size that begins with the typed text; text without a match starts over. */
  function spell(key: string) {
    const row = at?.row ?? 0;
    const longer = findSize(rows, spelt + key, row);
    const to = longer ?? findSize(rows, key, row);
    setSpelt(longer ? spelt + key : key);
    if (!to) return;
    setPlace(to);
    focusAt(to);
  }
  function leave(event: KeyboardEvent) {
    event.preventDefault();
    setSpelt('');
    onLeave?.();
  }

  return (
    <div className="size-grid" ref={frame}>
      {byBand && grid.colours.length > 1 && (
        <Group label={words.colours} className="size-grid-colours">
          {grid.colours.map((colour) => (
            <button
              key={colour.code}
              type="button"
              aria-pressed={colour.code === shownColour}
              onClick={() => setShownColour(colour.code)}
            >
              <span className="size-grid-dye" style={{ backgroundColor: colour.hex }} aria-hidden="true" />
              {colour.name}
            </button>
          ))}
        </Group>
      )}
      <div className="size-grid-frame">
        <table aria-label={fill(words.label, { name: grid.name })} onKeyDown={onKeyDown}>
          <thead>
            <tr>
              <th scope="col">{byBand ? fill(words.band, { system: system ?? words.onLabel }) : words.colour}</th>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells }, row) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {cells.map((pick, column) => (
                  <td key={heads[column]}>
                    {pick && (
                      <button
                        type="button"
                        data-place={`${row}.${column}`}
                        tabIndex={at?.row === row && at.column === column ? 0 : -1}
                        aria-label={[cellName(pick, words), ...(worn && isWorn(pick) ? [worn.word] : [])].join(', ')}
                        className={cn(pick.cell.availability === 'soldOut' && 'is-gone', isWorn(pick) && 'is-worn')}
                        aria-pressed={pick.cell.code === picked?.cell.code}
                        onFocus={() => setPlace({ row, column })}
                        onClick={() => onPick(pick)}
                      >
                        {byBand ? pick.cell.size : <Stock pick={pick} words={words} />}
                      </button>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!byBand && <p className="text-soft">{words.left}</p>}
    </div>
  );
}

const Stock = ({ pick: { cell }, words }: { pick: Pick; words: Words<'order.grid'> }) =>
  cell.availability === 'soldOut' ? words.none : cell.units;

function cellName({ colour, cell }: Pick, words: Words<'order.grid'>): string {
  const stock = cell.units > 0 ? fillCount(words.units, cell.units) : words.soldOut;
  return fill(words.cell, { size: cell.size, colour: colour.name, price: formatPrice(cell.priceCents), stock });
}

const findPlace = (rows: ReturnType<typeof toRows>['rows'], picked: Pick | null): GridPosition | null => {
  const row = rows.findIndex(({ cells }) => cells.some((each) => each && each.cell.code === picked?.cell.code));
  const column = rows[row]?.cells.findIndex((each) => each?.cell.code === picked?.cell.code) ?? -1;
  return column === -1 ? null : { row, column };
};

const firstPlace = (rows: ReturnType<typeof toRows>['rows']): GridPosition | null => {
  const row = rows.findIndex(({ cells }) => cells.some(Boolean));
  return row === -1 ? null : { row, column: rows[row]?.cells.findIndex(Boolean) ?? 0 };
};
