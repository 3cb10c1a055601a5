'use client';

import { useState } from 'react';
import { SizeGrid } from '@/components/order/size-grid';
import { SizeSystemSelect } from '@/components/size-tables/size-system-select';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { formatPrice } from '@/contract/money';
import { referencePattern } from '@/contract/public-rules';
import type { AddResult, CartAnswer } from '@/lib/cart/cart';
import type { CartLine } from '@/lib/cart/cart-line';
import type { ClientSizes } from '@/lib/client-area/client-data';
import { fill } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import type { Grid } from '@/lib/order/grid';
import { hasBras, toGridInSystem } from '@/lib/order/grid-in-system';
import { findPick, type Pick } from '@/lib/pad/grid-rules';
import { readClientGrid } from '@/lib/requests/request-mutations';
import { useSuggestions } from '@/lib/search/use-suggestions';
import { formatSize } from '@/lib/size-tables/format-size';
import { toReaderText } from '@/lib/size-tables/sizes-in-text';
import { useSizeSystem } from '@/lib/size-tables/use-size-system';
import type { ClientOrderWords } from './words';

type Props = {
  locale: Locale;
  words: ClientOrderWords;
  /** The client's own sizes, marked in the grid. */
  sizes: ClientSizes;
  onChosen: (line: Omit<CartLine, 'subtotalCents'>) => Promise<CartAnswer<AddResult>>;
};

const code = new RegExp(referencePattern);
const hasDigit = /\d/;

/** Finds an article by name or code; choosing a colour and a size adds one to the client's list. */
export function ChooseArticle({ locale, words, sizes, onChosen }: Props) {
  const [wanted, setWanted] = useState('');
  const [grid, setGrid] = useState<Grid | null>(null);
  const [message, setMessage] = useState('');
  const [waiting, setWaiting] = useState(false);
  const [system] = useSizeSystem(locale);
  const said = words.order;
  const { suggestions, failed } = useSuggestions(grid ? '' : wanted, locale);
  const own = sizes.map(({ kind, size }) => ({ kind, size: toReaderText(size, system) }));
  // The size system is named beside a bra size, whether the client's or the garment's.
  const isSystemSaid = (grid && hasBras(grid)) || sizes.some(({ kind }) => kind === 'bra');
  const found = suggestions?.products ?? [];
  const typed = wanted.trim();
  const isCode = code.test(typed) && hasDigit.test(typed);

  async function open(codeOrReference: string) {
    setWaiting(true);
    setMessage('');
    const result = await readClientGrid(codeOrReference);
    setWaiting(false);
    if (result.ok) setGrid(result.data);
    else setMessage(result.kind === 'absent' || result.kind === 'invalid' ? said.unknown : said.away);
  }

  async function choose({ cell: { code: chosen } }: Pick) {
    const pick = grid && findPick(grid, chosen);
    if (!pick) return;
    const { colour, cell } = pick;
    // A sold-out article may be asked for, because the executive can offer a substitute.
    const answer = await onChosen({
      ...{ key: cell.code, reference: grid.reference, name: grid.name, href: '' },
      ...{ colourName: colour.name, size: cell.size, picture: colour.picture?.hash ?? null },
      ...{ dominantColor: colour.picture?.dominantColor ?? null, priceCents: cell.priceCents },
      ...{ quantity: 1, maxQuantity: Math.max(1, cell.maxQuantity) },
    });
    const size = formatSize(cell.size, system, words.sizes.labelled);
    const values = { name: grid.name, colour: colour.name, size, price: formatPrice(cell.priceCents) };
    setMessage(answer.ok ? fill(said.added, values) : said.notKept);
  }

  return (
    <section className="client-choose" aria-label={said.choose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isCode) void open(typed);
        }}
      >
        <Field label={said.find} hint={said.findHint}>
          {(control) => (
            <TextInput
              {...control}
              type="search"
              autoComplete="off"
              value={wanted}
              onChange={({ target }) => {
                setWanted(target.value);
                setGrid(null);
                setMessage('');
              }}
            />
          )}
        </Field>
        {isCode && !grid && (
          <p className="actions">
            <Button type="submit" variant="secondary" pending={waiting} pendingLabel={said.looking}>
              {fill(said.openCode, { code: typed })}
            </Button>
          </p>
        )}
      </form>
      {!grid && found.length > 0 && (
        <ul className="actions" aria-label={said.found}>
          {found.map(({ reference, name }) => (
            <li key={reference}>
              <Button variant="secondary" size="compact" onClick={() => void open(reference)}>
                {name}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {grid && (
        <>
          <h2 className="client-heading">{grid.name}</h2>
          {isSystemSaid && (
            <Field label={words.sizes.system}>
              {(control) => <SizeSystemSelect {...control} locale={locale} names={words.sizes.systems} />}
            </Field>
          )}
          {sizes.length > 0 && (
            <p className="text-soft">
              {said.worn} {own.map(({ kind, size }) => `${words.sizeTypes[kind]} ${size}`).join(' · ')}
            </p>
          )}
          <SizeGrid
            grid={toGridInSystem(grid, system)}
            system={words.sizes.systems[system]}
            code={chosenCode(grid)}
            onPick={(pick) => void choose(pick)}
            worn={{ sizes: own.map(({ size }) => size), word: said.wornSize }}
            words={words.grid}
          />
        </>
      )}
      <p role="status">
        {message || (failed && said.away) || (suggestions && found.length === 0 && !isCode && said.nothing)}
      </p>
    </section>
  );
}

const chosenCode = ({ chosen, colours }: Grid): string =>
  colours.find(({ code: colour }) => colour === chosen?.colourCode)?.cells.find(({ size }) => size === chosen?.size)
    ?.code ?? '';
