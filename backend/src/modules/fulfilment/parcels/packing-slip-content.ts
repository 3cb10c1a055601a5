import { lineKinds, warehouses } from 'contract/codes.ts';
import { formatPrice } from 'contract/money.ts';
import type { Locale } from 'contract/public-codes.ts';
import { toLongDate } from '../../../shared/dates.ts';
import type { PaperContent, Table } from '../../../shared/paper/paper-content.ts';
import { words } from '../../../words/words.ts';
import type { FulfilmentOrder } from './fulfilment-orders.service.ts';
import type { ParcelException, ParcelLine } from './order-contents.ts';

/** The packing slip, in the language of the office. Without prices, except for cash at the door. */
export function toPackingSlipContent(
  parcel: FulfilmentOrder,
  { seller, locale }: { seller: string; locale: Locale },
): PaperContent {
  const { slip: say, order, every } = words[locale].papers;
  const { office } = words[locale];
  const { number, confirmedAt, groups, exceptions, clearance, dueCents, phone, notes, document, exported } = parcel;
  const fact = (label: string, value: string | null) => (value === null ? [] : [{ label, value }]);
  const remarks = [
    ...(parcel.withdrawn ? [office.order.withdrawnText] : []),
    ...(exported ? [office.order.exported] : []),
    ...(parcel.discreet ? [office.order.discreet] : []),
  ];
  const withClients = [...groups.flatMap(({ lines }) => lines), ...exceptions].some(({ client }) => client !== null);
  return {
    name: say.file(number),
    locale,
    title: say.title(number),
    code: number,
    at: confirmedAt ?? parcel.at,
    parties: [
      { title: order.goesTo, lines: parcel.addressLines },
      { title: say.sender, lines: seller.split(/\n+/) },
    ],
    highlight:
      clearance === 'collect' ? `${office.order.collect}: ${formatPrice(dueCents)}` : office.order.nothingToCollect,
    facts: [
      ...fact(say.parcel, parcel.parcel ? `${parcel.parcel.position} / ${parcel.parcel.count}` : null),
      ...fact(office.withdrawal.remark, remarks.length > 0 ? remarks.join(' ') : null),
      ...fact(order.facts.date, confirmedAt && toLongDate(confirmedAt, locale)),
      ...fact(office.order.buyer, sayBuyer(parcel, locale)),
      ...fact(order.facts.shipping, parcel.method),
      ...fact(office.order.phone, phone),
      ...fact(office.order.notes, notes),
      ...fact(office.order.document, exported ? document : null),
      ...fact(office.order.pieces, String(parcel.pieces)),
      ...fact(office.order.weight, `${parcel.grams} g`),
    ],
    table: null,
    sections: [
      ...groups.map(({ warehouse, lines }) => ({
        title: sayWarehouse(warehouse, locale),
        table: toTable(lines, { locale, withClients }),
      })),
      ...(exceptions.length > 0
        ? [
            {
              title: parcel.hasLeft ? office.order.changed : office.order.notPacked,
              table: toTable(exceptions, { locale, withClients }),
            },
          ]
        : []),
    ],
    sums: [],
    notes: [],
    page: every.page,
  };
}

const sayBuyer = ({ buyer, executiveCode }: FulfilmentOrder, locale: Locale) =>
  `${buyer} (${executiveCode ?? words[locale].office.order.guest})`;

function sayWarehouse(warehouse: FulfilmentOrder['groups'][number]['warehouse'], locale: Locale): string {
  const { warehouse: says } = words[locale].office.order;
  if (warehouse === null) return says.none;
  return warehouse === warehouses.europe ? says.europe : says.central;
}

function toTable(
  lines: readonly (ParcelLine | ParcelException)[],
  { locale, withClients }: { locale: Locale; withClients: boolean },
): Table {
  const { order, packing } = words[locale].papers;
  return {
    columns: [
      { label: order.columns.quantity, width: 52, numeric: true },
      { label: order.columns.code, width: 68 },
      { label: order.columns.item, width: withClients ? 155 : 235 },
      { label: order.columns.color, width: 80 },
      { label: order.columns.size, width: 70 },
      ...(withClients ? [{ label: packing.client, width: 80 }] : []),
    ],
    rows: lines.map((line) => [
      ...[String(line.quantity), line.code, sayItem(line, locale), line.color, line.size],
      ...(withClients ? [line.client ?? ''] : []),
    ]),
  };
}

function sayItem(line: ParcelLine | ParcelException, locale: Locale): string {
  const { kinds } = words[locale].papers.packing;
  const name = line.kind === lineKinds.sale ? line.name : `${line.name} (${kinds[line.kind]})`;
  return 'why' in line ? `${name}: ${words[locale].office.order.why[line.why]} ${line.wanted ?? ''}`.trim() : name;
}
