import type { AnswerOf } from '@/contract/calls/table';
import { toCentsOrNull } from '@/contract/money';
import { type Colour, type Media, type ProductCard, toMedia, toProductCard } from '@/lib/catalogue/catalogue-mappers';
import { colourHref } from '@/lib/catalogue/catalogue-path';
import type { Locale } from '@/lib/i18n/routing';
import { type PrintedAddress, printedPageHref } from './printed-catalogue';

type CampaignWire = NonNullable<AnswerOf<'readPrintedCatalogue'>['campaign']>;
type Wire = { catalogue: AnswerOf<'readPrintedCatalogue'>; page: AnswerOf<'readPrintedPage'> };

export type PrintedCampaign = { code: string; name: string; end: number };
export type PrintedPageHead = {
  number: number;
  href: string;
  section: string;
  title: string;
  picture: Media | null;
  references: string[];
};
export type PrintedCatalogue = { campaign: PrintedCampaign; total: number; pages: PrintedPageHead[] };

export type PrintedCode = {
  code: string;
  size: string;
  available: boolean /** Its own price, if sizes differ. */;
  cents: number | null;
};
export type PrintedPiece = {
  product: ProductCard;
  /** The product's page in the shown colour. */
  href: string;
  colour: Colour;
  codes: PrintedCode[];
};
export type PrintedPageLink = { href: string; title: string; number: number };
export type PrintedPage = PrintedAddress & {
  /** Null if the backend names no end of its validity. */
  inForce: PrintedCampaign | null;
  total: number;
  layout: 'cover' | 'feature' | 'grid';
  section: string;
  title: string;
  lead: string;
  pieces: PrintedPiece[];
  previous: PrintedPageLink | null;
  next: PrintedPageLink | null;
};

const layouts = { PORTADA: 'cover', DESTACADO: 'feature', REJILLA: 'grid' } as const;

const toCampaign = ({ codigo, nombre, fin }: CampaignWire, locale: Locale): PrintedCampaign => ({
  code: codigo,
  name: nombre[locale],
  end: Date.parse(fin),
});

export function toPrintedCatalogue(wire: Wire['catalogue'], locale: Locale): PrintedCatalogue | null {
  const { campaign, total, pages } = wire;
  if (!campaign) return null;
  return {
    campaign: toCampaign(campaign, locale),
    total: Math.max(total, pages.length),
    pages: pages.map(({ picture, ...page }) => ({
      ...page,
      href: printedPageHref(locale, campaign.codigo, page.number),
      picture: picture && toMedia(picture),
    })),
  };
}

export function toPrintedPage(wire: Wire['page'], address: PrintedAddress, locale: Locale): PrintedPage {
  const turn = (to: Wire['page']['previous']): PrintedPageLink | null =>
    to && { ...to, href: printedPageHref(locale, address.campaign, to.number) };
  return {
    ...address,
    inForce: wire.campaign && toCampaign(wire.campaign, locale),
    total: Math.max(wire.total, address.number),
    layout: layouts[wire.layout ?? 'REJILLA'],
    section: wire.section,
    title: wire.title,
    lead: wire.lead ?? '',
    pieces: wire.pieces.flatMap((piece) => toPiece(piece, locale)),
    previous: turn(wire.previous),
    next: turn(wire.next),
  };
}

/** In its one colour, which the codes belong to. Left out if the style does not come in that colour. */
function toPiece(piece: Wire['page']['pieces'][number], locale: Locale): PrintedPiece[] {
  const product = toProductCard(piece.product, locale);
  const colour = product.colours.find(({ code }) => code === piece.colour);
  if (!colour) return [];
  const cents = piece.articles.map(({ price }) => toCentsOrNull(price));
  const known = cents.flatMap((each) => each ?? []);
  const isOnePrice = new Set(known).size === 1;
  return [
    {
      product,
      href: colourHref(product.href, colour.code),
      colour,
      codes: piece.articles.map(({ code, size, available }, at) => ({
        code,
        size,
        available: available && cents[at] !== null,
        cents: isOnePrice ? null : (cents[at] ?? null),
      })),
    },
  ];
}
