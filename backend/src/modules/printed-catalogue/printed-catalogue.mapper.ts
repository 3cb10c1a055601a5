import type { AnswerOf } from 'contract/calls/table.ts';
import type { ProductCardWire } from 'contract/catalogue/schemas.ts';
import { toEuros } from 'contract/money.ts';
import type { Locale } from 'contract/public-codes.ts';
import { toMedia } from '../../shared/media.mapper.ts';
import type { CampaignRow, HeadRow, NeighbourRow, PageRow, PrintedRow } from './printed-catalogue.repository.ts';

type Catalogue = AnswerOf<'readPrintedCatalogue'>;
type Page = AnswerOf<'readPrintedPage'>;

const toCampaign = ({ code, name, starts_at, ends_at }: CampaignRow): NonNullable<Page['campaign']> => ({
  codigo: code,
  nombre: name,
  inicio: starts_at.toISOString(),
  fin: ends_at.toISOString(),
});

export const noCatalogue: Catalogue = { campaign: null, total: 0, pages: [] };

export const toCatalogue = (campaign: CampaignRow, pages: HeadRow[], locale: Locale): Catalogue => ({
  campaign: toCampaign(campaign),
  total: campaign.pages,
  pages: pages.map(({ number, section, title, pieces: [first, ...rest] }) => ({
    number,
    section: section[locale],
    title: title[locale],
    picture: first?.picture ? toMedia(first.picture, first, first.color, locale) : null,
    references: first ? [first, ...rest].map(({ reference }) => reference) : [],
  })),
});

type PageInput = {
  campaign: CampaignRow;
  number: number;
  page: PageRow;
  neighbours: NeighbourRow[];
  pieces: { piece: PrintedRow; card: ProductCardWire }[];
  locale: Locale;
};

export function toPrintedPage({ campaign, number, page, neighbours, pieces, locale }: PageInput): Page {
  const neighbour = (found: NeighbourRow | undefined) =>
    found ? { number: found.number, title: found.title[locale] } : null;
  return {
    campaign: toCampaign(campaign),
    layout: page.layout,
    total: campaign.pages,
    section: page.section[locale],
    title: page.title[locale],
    lead: page.lead?.[locale] ?? null,
    pieces: pieces.map(({ piece, card }) => ({
      product: card,
      colour: piece.color_code,
      articles: piece.articles.map(({ code, size, cents, available }) => ({
        code,
        size,
        price: toEuros(cents),
        // A product without its maker's legal data is shown but cannot be bought.
        available: available && card.disponible,
      })),
    })),
    previous: neighbour(neighbours.find((each) => each.number < number)),
    next: neighbour(neighbours.find((each) => each.number > number)),
  };
}
