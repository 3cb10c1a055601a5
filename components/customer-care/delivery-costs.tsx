import { Table } from '@/components/ui/table';
import { listDeliveryPlaces } from '@/lib/customer-care/delivery-costs-queries';
import { getWords } from '@/lib/i18n/get-words';
import { requireLocale } from '@/lib/i18n/locale';
import { fill } from '@/lib/i18n/words';
import { formatPrice } from '@/lib/money';
import './customer-care.css';

/** What an order will be asked for, before there is one. */
export async function DeliveryCosts() {
  const locale = await requireLocale();
  const words = await getWords('customerCare.delivery');
  const places = await listDeliveryPlaces(locale);
  if (places.length === 0) return null;
  return (
    <Table caption={words.title} className="care-costs">
      <thead>
        <tr>
          <th scope="col">{words.way}</th>
          <th scope="col">{words.days}</th>
          <th scope="col" data-figure>
            {words.price}
          </th>
          <th scope="col" data-figure>
            {words.free}
          </th>
        </tr>
      </thead>
      {places.map((place) => (
        <tbody key={place.name}>
          <tr>
            <th scope="rowgroup" colSpan={4}>
              {place.name}
            </th>
          </tr>
          {place.ways.map((way) => (
            <tr key={way.code}>
              <td>{way.name}</td>
              <td>{sayDays(way, words)}</td>
              <td data-figure>{formatPrice(way.cents)}</td>
              <td data-figure>{way.freeFromCents === null ? '–' : formatPrice(way.freeFromCents)}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </Table>
  );
}

type DayWords = { one: string; same: string; range: string };

function sayDays({ daysFrom: from, daysTo: to }: { daysFrom: number; daysTo: number }, words: DayWords): string {
  if (from !== to) return fill(words.range, { from, to });
  return to === 1 ? words.one : fill(words.same, { to });
}
