import { Table } from '@/components/ui/table';
import { formatPrice } from '@/contract/money';
import { listDeliveryPlaces } from '@/lib/customer-care/care-queries';
import { type DeliveryWay, listWeightRows } from '@/lib/customer-care/delivery-costs';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { formatWeight } from '@/lib/i18n/weight';
import './customer-care.css';

/** Delivery prices, shown before there is an order. */
export async function DeliveryCosts() {
  const locale = await requireLocale();
  const words = await getMessageGroup('customerCare.delivery');
  const places = await listDeliveryPlaces(locale);
  if (places.length === 0) return null;
  return (
    <>
      <Table caption={words.title} className="care-costs">
        <thead>
          <tr>
            <th scope="col">{words.way}</th>
            <th scope="col">{words.weight}</th>
            <th scope="col" data-figure>
              {words.price}
            </th>
          </tr>
        </thead>
        {places.map((place) => (
          <tbody key={place.name}>
            <tr>
              <th scope="rowgroup" colSpan={3}>
                {place.name}
              </th>
            </tr>
            {place.ways.map((way) => (
              <WayRows key={way.code} way={way} locale={locale} words={words} />
            ))}
          </tbody>
        ))}
      </Table>
      <p className="care-costs-note">{words.note}</p>
    </>
  );
}

type RowsProps = { way: DeliveryWay; locale: Locale; words: Words<'customerCare.delivery'> };

function WayRows({ way, locale, words }: RowsProps) {
  const rows = listWeightRows(way);
  return rows.map(({ upToGrams, overGrams, cents }, at) => (
    <tr key={upToGrams}>
      {at === 0 && (
        <th scope="row" rowSpan={rows.length}>
          {way.name}
          <span>{sayDays(way, words)}</span>
          {way.freeFromCents !== null && (
            <span>{fill(words.freeFrom, { amount: formatPrice(way.freeFromCents) })}</span>
          )}
        </th>
      )}
      <td>{sayWeight(upToGrams, overGrams)}</td>
      <td data-figure>{cents === null ? words.notThis : formatPrice(cents)}</td>
    </tr>
  ));

  function sayWeight(upTo: number | null, over: number | null): string {
    if (upTo !== null) return fill(words.upTo, { weight: formatWeight(upTo, locale) });
    return over === null ? words.any : fill(words.above, { weight: formatWeight(over, locale) });
  }
}

type DayWords = Pick<Words<'customerCare.delivery'>, 'one' | 'same' | 'range'>;

function sayDays({ daysFrom: from, daysTo: to }: { daysFrom: number; daysTo: number }, words: DayWords): string {
  if (from !== to) return fill(words.range, { from, to });
  return to === 1 ? words.one : fill(words.same, { to });
}
