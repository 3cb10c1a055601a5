import { Link } from '@/components/layout/link';
import { Button, buttonClass } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { formatPrice } from '@/contract/money';
import { fillCount, type Words } from '@/lib/i18n/message-texts';
import type { Order } from '@/lib/order/order';

type Props = {
  order: Order | null;
  bag: string;
  words: Words<'pad.pad'>;
  self: string;
  onAdd: (code: string) => void;
};

/** The order's total, by client, what is missing for the prize, and the button to continue. */
export function PadSummary({ order, bag, words, self, onAdd }: Props) {
  if (!order || order.lines.length === 0) return null;
  const { totals, clients, rewards } = order;
  const { nextPrize } = rewards;
  return (
    <aside className="pad-side" aria-label={words.summary}>
      <div className="pad-way">
        <p className="pad-total">
          {formatPrice(totals.subtotalCents)}
          <span className="text-soft">
            {fillCount(words.units, totals.units)} · {fillCount(words.points, totals.points)}
          </span>
        </p>
        <Link href={bag} className={buttonClass()}>
          {words.toBag}
        </Link>
      </div>
      <ul className="pad-clients">
        {clients.map(({ client, units, subtotalCents, omitted }) => (
          <li key={client?.id ?? 'self'}>
            <span>
              {client?.name ?? self}
              {omitted && <span className="text-soft"> {words.omitted}</span>}
            </span>
            <span>{formatPrice(subtotalCents)}</span>
            <span className="text-soft">{fillCount(words.units, units)}</span>
          </li>
        ))}
      </ul>
      {nextPrize && nextPrize.missing > 0 && rewards.enough.length > 0 && (
        <div className="pad-prize">
          <p>{fillCount(words.prizeClose, nextPrize.missing, { prize: nextPrize.name })}</p>
          <ul>
            {rewards.enough.map(({ code, name, priceCents, points }) => (
              <li key={code}>
                <Button variant="secondary" size="compact" onClick={() => onAdd(code)}>
                  {fillCount(words.prizeAdd, points, { name, price: formatPrice(priceCents) })}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </aside>
  );
}

/** Every key that the pad answers to. */
export function KeyboardHelp({ words: { title, keys } }: { words: Words<'pad.pad.keys'> }) {
  return (
    <Disclosure summary={title} className="pad-keys">
      <dl>
        {Object.values(keys).map(({ key, does }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
