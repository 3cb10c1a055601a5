import { lineKinds } from 'contract/codes.ts';
import { formatPrice } from 'contract/money.ts';
import { toLongDate } from '../../../shared/days.ts';
import { toPostal } from '../../../shared/delivery/postal.ts';
import type { Leaf, Sheet } from '../../../shared/paper/sheet.ts';
import { words } from '../../../words/words.ts';
import { sayDropped } from '../checkout/letter.ts';
import { toLineTable } from './order-sheet.ts';
import type { PackingList, PackingPaper } from './packing-paper.ts';

/** A cover that stays with the executive, then a list for each parcel. */
export function toPackingSheet(paper: PackingPaper): Sheet {
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
  { locale, number, campaign, executive }: PackingPaper,
  { client, lines, dropped, pieces, cents }: PackingList,
): Leaf {
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

const toNotes = ({ dropped, locale }: Pick<PackingPaper, 'dropped' | 'locale'>): string[] =>
  dropped.length > 0 ? [words[locale].papers.packing.dropped(sayDropped({ dropped, locale }).join('; '))] : [];

const sum = (lists: readonly PackingList[], what: 'pieces' | 'cents'): number =>
  lists.reduce((total, list) => total + list[what], 0);
