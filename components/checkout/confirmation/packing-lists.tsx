import type { ConfirmationWords } from '@/components/checkout/words';
import { Badge } from '@/components/ui/badge';
import { Table } from '@/components/ui/table';
import { brand } from '@/lib/brand';
import type { ClientList, ConfirmedOrder } from '@/lib/checkout/checkout';
import { fill } from '@/lib/i18n/words';
import { formatPrice } from '@/lib/money';

type Props = { confirmed: ConfirmedOrder; words: ConfirmationWords };

/** N03. One sheet a client, to pack by and to collect with; on paper each begins a page. */
export function PackingLists({ confirmed, words }: Props) {
  return confirmed.lists.map((list) => (
    <PackingList
      key={list.client?.id ?? 'own'}
      list={list}
      order={fill(words.order, { number: confirmed.order.number ?? '' })}
      words={words}
    />
  ));
}

function PackingList({ list, order, words }: { list: ClientList; order: string; words: ConfirmationWords }) {
  const name = list.client?.name ?? words.own;
  return (
    <article className="packing-list" aria-label={fill(words.caption, { name })}>
      <h3>{name}</h3>
      <p className="text-soft">
        {[brand.name, order, list.phone && fill(words.phone, { phone: list.phone })].filter(Boolean).join(' · ')}
      </p>
      <Table caption={fill(words.caption, { name })} captionHidden>
        <thead>
          <tr>
            <th scope="col">{words.article}</th>
            <th scope="col" data-figure>
              {words.quantity}
            </th>
            <th scope="col" data-figure>
              {words.price}
            </th>
            <th scope="col" data-figure>
              {words.sum}
            </th>
            <th scope="col" className="packing-tick">
              {words.packed}
            </th>
          </tr>
        </thead>
        <tbody>
          {list.lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                {line.name} {line.type !== 'sale' && <Badge tone="accent">{words[line.type]}</Badge>}
                <span className="packing-detail">
                  {[line.colourName, line.size, line.code].join(' · ')}
                  {line.note && ` · ${line.note}`}
                </span>
              </th>
              <td data-figure>{line.quantity}</td>
              <td data-figure>{formatPrice(line.priceCents)}</td>
              <td data-figure>{formatPrice(line.subtotalCents)}</td>
              <td className="packing-tick">
                <span className="packing-box" />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="packing-collect">
        {list.toCollectCents > 0 ? (
          <>
            {words.toCollect}: <strong>{formatPrice(list.toCollectCents)}</strong>
          </>
        ) : (
          words.nothingToCollect
        )}
      </p>
      {list.client && <p className="packing-handed">{words.handed}</p>}
    </article>
  );
}
