import { lineKinds } from 'contract/codes.ts';
import { formatPrice } from 'contract/money.ts';
import { toLongDate } from '../../../shared/dates.ts';
import { toPostal } from '../../../shared/delivery/postal.ts';
import type { Handout, PaperContent } from '../../../shared/paper/paper-content.ts';
import { words } from '../../../words/words.ts';
import { describeDropped } from '../../order/placed/agreed-lines.ts';
import { toLineTable } from './order-paper-content.ts';
import type { PackingList, PackingListData } from './packing-list-data.ts';

/** A cover that stays with the executive, then a list for each parcel. */
export function toPackingListContent(paper: PackingListData): PaperContent {
  const { locale, number, lists } = paper;
  const { packing: say, order, every } = words[locale].papers;
  const clients = lists.filter(({ client }) => client !== null);
  return {
    name: say.file(number),
    locale,
    title: say.title(number),
    at: paper.confirmedAt,
    parties: [
      { title: say.executive, lines: [paper.executive] },
      ...(paper.address === null ? [] : [{ title: order.goesTo, lines: toPostal(paper.address) }]),
    ],
    facts: [
      { label: order.facts.date, value: toLongDate(paper.confirmedAt, locale) },
      { label: order.facts.campaign, value: paper.campaign },
    ],
    table: {
      columns: [
        { label: say.client, width: 325 },
        { label: order.columns.quantity, width: 80, numeric: true },
        { label: say.toCollect, width: 100, numeric: true },
      ],
      rows: lists.map(({ client, pieces, cents }) => [
        client ?? say.own,
        String(pieces),
        client === null ? '–' : formatPrice(cents),
      ]),
    },
    sums: [
      { label: say.pieces, value: String(sum(lists, 'pieces')) },
      { label: say.toCollect, value: formatPrice(sum(clients, 'cents')), strong: true },
    ],
    notes: toNotes(paper),
    leaves: lists.map((list) => toLeaf(paper, list)),
    page: every.page,
  };
}

function toLeaf(
  { locale, number, campaign, executive }: PackingListData,
  { client, lines, dropped, pieces, cents }: PackingList,
): Handout {
  const { packing: say, order, every } = words[locale].papers;
  const view = lines.map(({ type, ...line }) =>
    type === lineKinds.sale ? line : { ...line, name: `${line.name} (${say.kinds[type]})` },
  );
  return {
    title: client ?? say.own,
    facts: [
      { label: every.order, value: number },
      { label: order.facts.campaign, value: campaign },
      { label: say.executive, value: executive },
    ],
    table: toLineTable(view, locale),
    sums: [
      { label: say.pieces, value: String(pieces) },
      {
        label: client === null ? every.amount : order.sums.due,
        value: formatPrice(cents),
        strong: true,
      },
    ],
    notes: toNotes({ dropped, locale }),
  };
}

const toNotes = ({ dropped, locale }: Pick<PackingListData, 'dropped' | 'locale'>): string[] =>
  dropped.length > 0 ? [words[locale].papers.packing.dropped(describeDropped({ dropped, locale }).join('; '))] : [];

const sum = (lists: readonly PackingList[], what: 'pieces' | 'cents'): number =>
  lists.reduce((total, list) => total + list[what], 0);
