import { lineKinds } from 'contract/codes.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { LineType } from '../../../database/tables/order.ts';
import { toLongDate } from '../../../shared/days.ts';
import { toMoney } from '../../../shared/money.ts';
import { paperWords } from '../../../shared/paper/paper-words.ts';
import type { Leaf, Sheet } from '../../../shared/paper/sheet.ts';
import { toPostal } from '../terms/postal.ts';
import { orderPaperWords } from './order-paper-words.ts';
import { toLineTable } from './order-sheet.ts';
import type { PackingList, PackingPaper } from './packing-paper.ts';

type Words = {
  /** ASCII, as every system takes it for a file. */
  file: (number: string) => string;
  title: (number: string) => string;
  executive: string;
  client: string;
  own: string;
  kinds: Record<Exclude<LineType, typeof lineKinds.sale>, string>;
  pieces: string;
  toCollect: string;
};

const words: Record<Locale, Words> = {
  es: {
    file: (number) => `listas-${number}`,
    title: (number) => `Listas para repartir el pedido ${number}`,
    executive: 'Ejecutiva',
    client: 'Clienta',
    own: 'Para mí',
    kinds: { [lineKinds.gift]: 'de regalo', [lineKinds.offer]: 'en oferta' },
    pieces: 'Total de unidades',
    toCollect: 'Por cobrar',
  },
  en: {
    file: (number) => `packing-lists-${number}`,
    title: (number) => `Packing lists for order ${number}`,
    executive: 'Executive',
    client: 'Client',
    own: 'For me',
    kinds: { [lineKinds.gift]: 'gift', [lineKinds.offer]: 'offer' },
    pieces: 'Total quantity',
    toCollect: 'To collect',
  },
  de: {
    file: (number) => `packlisten-${number}`,
    title: (number) => `Packlisten zur Bestellung ${number}`,
    executive: 'Beraterin',
    client: 'Kundin',
    own: 'Für mich',
    kinds: { [lineKinds.gift]: 'Geschenk', [lineKinds.offer]: 'Angebot' },
    pieces: 'Stück insgesamt',
    toCollect: 'Zu kassieren',
  },
};

/** A cover that stays with the executive, then a page for each parcel. */
export function toPackingSheet(paper: PackingPaper): Sheet {
  const { locale, number, lists } = paper;
  const [say, order] = [words[locale], orderPaperWords[locale]];
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
        client === null ? '–' : toMoney(cents),
      ]),
    },
    sums: [
      { label: say.pieces, value: String(sum(lists, 'pieces')) },
      { label: say.toCollect, value: toMoney(sum(clients, 'cents')), strong: true },
    ],
    notes: [],
    leaves: lists.map((list) => toLeaf(paper, list)),
    page: paperWords[locale].page,
  };
}

function toLeaf(
  { locale, number, campaign, executive }: PackingPaper,
  { client, lines, pieces, cents }: PackingList,
): Leaf {
  const [say, order] = [words[locale], orderPaperWords[locale]];
  const told = lines.map(({ type, ...line }) =>
    type === lineKinds.sale ? line : { ...line, name: `${line.name} (${say.kinds[type]})` },
  );
  return {
    title: client ?? say.own,
    facts: [
      { label: paperWords[locale].order, value: number },
      { label: order.facts.campaign, value: campaign },
      { label: say.executive, value: executive },
    ],
    table: toLineTable(told, locale),
    sums: [
      { label: say.pieces, value: String(pieces) },
      { label: client === null ? paperWords[locale].amount : order.sums.due, value: toMoney(cents), strong: true },
    ],
  };
}

const sum = (lists: readonly PackingList[], what: 'pieces' | 'cents'): number =>
  lists.reduce((total, list) => total + list[what], 0);
