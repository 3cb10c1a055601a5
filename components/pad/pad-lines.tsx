'use client';

import { type KeyboardEvent, useState } from 'react';
import { Link } from '@/components/layout/link';
import { LinePicture } from '@/components/order/line-picture';
import { Icon } from '@/components/ui/icon';
import { formatPrice } from '@/contract/money';
import { fill, fillCount, type Words } from '@/lib/i18n/message-texts';
import type { OrderLine } from '@/lib/order/order-line';
import { sortTouched } from '@/lib/order/order-rules';
import type { ActivePad } from '@/lib/pad/use-order-pad';

type Props = { use: ActivePad; bag: string; words: Words<'pad.pad'>; onLeave: () => void };

const shownMost = 30;

/** The lines of the order, what was touched last on top; the arrows move between them. All of them are in the bag. */
export function PadLines({ use: { state, core }, bag, words, onLeave }: Props) {
  const lines = (state.order?.lines ?? []).filter(({ type }) => type === 'sale');
  if (lines.length === 0) return <p className="text-soft">{words.empty}</p>;
  const shown = sortTouched(lines, state.touched).slice(0, shownMost);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const fields = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
    const at = fields.indexOf(event.target as HTMLElement);
    if (at === -1 || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    const next = fields[at + (event.key === 'ArrowDown' ? 1 : -1)];
    if (next) next.focus();
    else if (event.key === 'ArrowUp') onLeave();
  }
  return (
    <section aria-labelledby="pad-lines">
      <h2 id="pad-lines">{fillCount(words.lines, lines.length)}</h2>
      <ul className="pad-lines" onKeyDown={onKeyDown}>
        {shown.map((line) => (
          <PadLine
            key={line.id}
            line={line}
            words={words}
            onQuantity={(quantity) => void core.change(line.id, { quantity })}
            onRemove={() => void core.remove([line.id]).then(onLeave)}
            onLeave={onLeave}
          />
        ))}
      </ul>
      {lines.length > shown.length && (
        <p>
          <Link href={bag}>{fillCount(words.allLines, lines.length)}</Link>
        </p>
      )}
    </section>
  );
}

type LineProps = Pick<Props, 'words' | 'onLeave'> & {
  line: OrderLine;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
};

function PadLine({ line, words, onQuantity, onRemove, onLeave }: LineProps) {
  const [draft, setDraft] = useState(`${line.quantity}`);
  const [known, setKnown] = useState(line.quantity);
  const [capped, setCapped] = useState(false);
  if (known !== line.quantity) {
    setKnown(line.quantity);
    setDraft(`${line.quantity}`);
  }
  const name = `${line.name}, ${line.colourName}, ${line.size}`;
  function settle() {
    setCapped(Number(draft) > line.maxQuantity);
    const wanted = Math.min(Number(draft), Math.max(line.maxQuantity, 1)) || line.quantity;
    setDraft(`${wanted}`);
    if (wanted !== line.quantity) onQuantity(wanted);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Enter') settle();
    else setDraft(`${line.quantity}`);
    onLeave();
  }
  return (
    <li className="pad-line">
      <LinePicture picture={line.picture} className="pad-line-picture" sizes="40px" />
      <input
        data-row=""
        className="ui-input"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        aria-label={fill(words.quantityOf, { name })}
        value={draft}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => {
          setDraft(target.value.replace(/\D/g, ''));
          setCapped(false);
        }}
        onBlur={settle}
        onKeyDown={onKeyDown}
      />
      <div className="pad-line-text">
        <p>{line.name}</p>
        <p className="text-soft">
          {line.code} · <span>{line.colourName}</span> · {line.size}
        </p>
        {capped && <p role="alert">{fillCount(words.most, line.maxQuantity)}</p>}
      </div>
      <p className="pad-line-client text-soft">
        {line.client ? fill(words.forClient, { name: line.client.name }) : words.forSelf}
      </p>
      <p className="pad-line-sum">{formatPrice(line.subtotalCents)}</p>
      <p className="pad-line-points text-soft">{fillCount(words.points, line.points)}</p>
      <button type="button" className="pad-line-remove" onClick={onRemove}>
        <Icon name="close" />
        <span className="sr-only">
          {words.remove} {name}
        </span>
      </button>
    </li>
  );
}
