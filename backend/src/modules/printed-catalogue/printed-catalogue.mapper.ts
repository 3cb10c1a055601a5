import type { AnswerOf } from 'contract/calls/table.ts';
import type { ProductCardWire } from 'contract/catalogue/schemas.ts';
import { toEuros } from 'contract/money.ts';
import type { Locale } from 'contract/public-codes.ts';
import { toMedia } from '../../shared/media.mapper.ts';
import type { CampaignRow, HeadRow, NeighbourRow, PageRow, PrintedRow } from './printed-catalogue.repository.ts';

type Catalogue = AnswerOf<'readPrintedCatalogue'>;
type Page = AnswerOf<'readPrintedPage'>;

const toCampaign = ({ code, name, starts_at, ends_at }: CampaignRow): NonNullable<Page['campana']> => ({
  codigo: code,
  nombre: name,
  inicio: starts_at.toISOString(),
  fin: ends_at.toISOString(),
});

export const noCatalogue: Catalogue = { campana: null, totalPaginas: 0, paginas: [] };

export const toCatalogue = (campaign: CampaignRow, pages: HeadRow[], locale: Locale): Catalogue => ({
  campana: toCampaign(campaign),
  totalPaginas: campaign.pages,
  paginas: pages.map(({ number, section, title, pieces: [first, ...rest] }) => ({
    numero: number,
    seccion: section[locale],
    titulo: title[locale],
    foto: first?.picture ? toMedia(first.picture, first, first.color, locale) : null,
    referencias: first ? [first, ...rest].map(({ reference }) => reference) : [],
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
    found ? { numero: found.number, titulo: found.title[locale] } : null;
  return {
    campana: toCampaign(campaign),
    diseno: page.layout,
    totalPaginas: campaign.pages,
    seccion: page.section[locale],
    titulo: page.title[locale],
    texto: page.lead?.[locale] ?? null,
    productos: pieces.map(({ piece, card }) => ({
      producto: card,
      codColor: piece.color_code,
      articulos: piece.articles.map(({ code, size, cents, available }) => ({
        codigo: code,
        talla: size,
        precio: toEuros(cents),
        // A product without its maker's legal data is shown but cannot be bought.
        disponible: available && card.disponible,
      })),
    })),
    anterior: neighbour(neighbours.find((each) => each.number < number)),
    siguiente: neighbour(neighbours.find((each) => each.number > number)),
  };
}
