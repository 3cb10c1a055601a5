import { Badge } from '@/components/ui/badge';
import { Table } from '@/components/ui/table';
import { formatPrice } from '@/contract/money';
import { brand } from '@/lib/brand';
import { formatMoment } from '@/lib/checkout/delivery-days';
import type { ClientList, ConfirmedOrder, DroppedPiece } from '@/lib/checkout/placed/placed-order';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { formatDroppedPiece, formatDroppedPieceWithClient } from './dropped-piece-text';

type Props = { locale: Locale; name: string; confirmed: ConfirmedOrder; words: Words<'checkout.confirmation'> };

/** N03. A cover with what each client pays, then a list for each, to pack by and to collect with. */
export function PackingLists({ locale, name, confirmed, words }: Props) {
  const { order, lists, dropped } = confirmed;
  const number = fill(words.order, { number: order.number ?? '' });
  return (
    <>
      <Cover
        head={[brand.name, number, formatMoment(order.date, locale), name].join(' · ')}
        lists={lists}
        dropped={dropped}
        words={words}
      />
      {lists.map((list) => (
        <PackingList
          key={list.client?.id ?? 'own'}
          list={list}
          dropped={dropped.filter(({ client }) => client?.id === list.client?.id)}
          order={number}
          words={words}
        />
      ))}
    </>
  );
}

function Cover({
  head,
  lists,
  dropped,
  words,
}: {
  head: string;
  lists: ClientList[];
  dropped: DroppedPiece[];
  words: Props['words'];
}) {
  const units = (list: ClientList) => list.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const collected = lists.reduce((sum, { toCollectCents }) => sum + toCollectCents, 0);
  return (
    <article className="packing-cover" aria-label={words.cover}>
      <h3>{words.cover}</h3>
      <p className="text-soft">{head}</p>
      <Table caption={words.cover} captionHidden>
        <thead>
          <tr>
            <th scope="col">{words.client}</th>
            <th scope="col" data-figure>
              {words.quantity}
            </th>
            <th scope="col" data-figure>
              {words.toCollect}
            </th>
            <th scope="col" className="packing-tick">
              {words.collected}
            </th>
          </tr>
        </thead>
        <tbody>
          {lists.map((list) => (
            <tr key={list.client?.id ?? 'own'}>
              <th scope="row">{list.client?.name ?? words.own}</th>
              <td data-figure>{units(list)}</td>
              <td data-figure>{list.client ? formatPrice(list.toCollectCents) : '–'}</td>
              <td className="packing-tick">{list.client && <span className="packing-box" />}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <DroppedNote pieces={dropped.map((piece) => formatDroppedPieceWithClient(piece, words))} words={words} />
      <p className="packing-collect">
        {words.toCollect}: <strong>{formatPrice(collected)}</strong>
      </p>
    </article>
  );
}

function PackingList({
  list,
  dropped,
  order,
  words,
}: {
  list: ClientList;
  dropped: DroppedPiece[];
  order: string;
  words: Words<'checkout.confirmation'>;
}) {
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
      <DroppedNote pieces={dropped.map((piece) => formatDroppedPiece(piece, words))} words={words} />
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

/** A client all of whose pieces were dropped has no list: on paper only the cover names that client. */
function DroppedNote({ pieces, words }: { pieces: string[]; words: Props['words'] }) {
  if (pieces.length === 0) return null;
  return (
    <p className="packing-dropped">
      {words.dropped}: {pieces.join('; ')}
    </p>
  );
}
