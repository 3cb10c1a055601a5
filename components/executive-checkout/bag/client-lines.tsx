'use client';

import { useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { formatPrice } from '@/contract/money';
import { fill, fillCount, type Words } from '@/lib/i18n/message-texts';
import type { ClientTotal } from '@/lib/order/order';
import type { OrderLine, Person } from '@/lib/order/order-line';
import type { PadController } from '@/lib/pad/pad-controller';
import { OrderBagLine } from './order-bag-line';

type Props = {
  client: Person | null;
  lines: OrderLine[];
  total: ClientTotal | null;
  core: PadController;
  onEdit: (line: OrderLine) => void;
  onRemove: (id: string) => void;
  words: Words<'bag.group'>;
};

/** N03, F106. One client's part of the order, which can be left out or included as a whole. */
export function ClientLines({ client, lines, total, core, onEdit, onRemove, words }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const omitted = total?.omitted ?? lines.every((line) => line.omitted);
  return (
    <section aria-labelledby={id} className="client-group" data-omitted={omitted || undefined}>
      <div className="client-group-head">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {client?.name ?? words.self}
        </h2>
        {total && (
          <p>
            {fill(words.totals, {
              units: fillCount(words.units, total.units),
              amount: formatPrice(total.subtotalCents),
              points: fillCount(words.points, total.points),
            })}
          </p>
        )}
        {client && (
          <Button variant="quiet" size="compact" onClick={() => void core.omit(client.id, !omitted)}>
            {omitted ? words.include : words.omit}
            <span className="sr-only"> {client.name}</span>
          </Button>
        )}
      </div>
      {omitted && <p className="text-soft">{words.omitted}</p>}
      <ul>
        {lines.map((line) => (
          <OrderBagLine
            key={line.id}
            line={line}
            onQuantity={(quantity) => void core.change(line.id, { quantity })}
            onEdit={() => onEdit(line)}
            onRemove={() => {
              onRemove(line.id);
              // A removed gift cannot be restored, so there is no undo button to take the focus.
              if (line.type !== 'sale') heading.current?.focus();
            }}
            words={words}
          />
        ))}
      </ul>
    </section>
  );
}
