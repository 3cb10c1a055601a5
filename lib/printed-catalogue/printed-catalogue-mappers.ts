import type { AnswerOf } from '@/contract/calls/table';
import { type Colour, type Media, type ProductCard, toMedia, toProductCard } from '@/lib/catalogue/catalogue-mappers';
import { colourHref } from '@/lib/catalogue/catalogue-path';
import type { Locale } from '@/lib/i18n/routing';
import { maybeCents } from '@/lib/money';
import { type PrintedAddress, printedPageHref } from './printed-catalogue';

type CampaignWire = NonNullable<AnswerOf<'readPrintedCatalogue'>['campana']>;
type Wire = { catalogue: AnswerOf<'readPrintedCatalogue'>; page: AnswerOf<'readPrintedPage'> };

export type PrintedCampaign = { code: string; name: string; end: number };
export type PrintedHead = {
  number: number;
  href: string;
  section: string;
  title: string;
  picture: Media | null;
  references: string[];
};
export type PrintedCatalogue = { campaign: PrintedCampaign; total: number; pages: PrintedHead[] };

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
export type PrintedTurn = { href: string; title: string; number: number };
export type PrintedPage = PrintedAddress & {
  /** Null if the backend names no end of its validity. */
  inForce: PrintedCampaign | null;
  total: number;
  layout: 'cover' | 'feature' | 'grid';
  section: string;
  title: string;
  lead: string;
  pieces: PrintedPiece[];
  previous: PrintedTurn | null;
  next: PrintedTurn | null;
};

const layouts = { PORTADA: 'cover', DESTACADO: 'feature', REJILLA: 'grid' } as const;

const toCampaign = ({ codigo, nombre, fin }: CampaignWire, locale: Locale): PrintedCampaign => ({
  code: codigo,
  name: nombre[locale],
  end: Date.parse(fin),
});

export function toPrintedCatalogue(wire: Wire['catalogue'], locale: Locale): PrintedCatalogue | null {
  const { campana, totalPaginas, paginas } = wire;
  if (!campana) return null;
  return {
    campaign: toCampaign(campana, locale),
    total: Math.max(totalPaginas, paginas.length),
    pages: paginas.map(({ numero, seccion, titulo, foto, referencias }) => ({
      number: numero,
      href: printedPageHref(locale, campana.codigo, numero),
      section: seccion,
      title: titulo,
      picture: foto && toMedia(foto),
      references: referencias,
    })),
  };
}

export function toPrintedPage(wire: Wire['page'], address: PrintedAddress, locale: Locale): PrintedPage {
  const turn = (to: Wire['page']['anterior']): PrintedTurn | null =>
    to && { href: printedPageHref(locale, address.campaign, to.numero), title: to.titulo, number: to.numero };
  return {
    ...address,
    inForce: wire.campana && toCampaign(wire.campana, locale),
    total: Math.max(wire.totalPaginas, address.number),
    layout: layouts[wire.diseno ?? 'REJILLA'],
    section: wire.seccion,
    title: wire.titulo,
    lead: wire.texto ?? '',
    pieces: wire.productos.flatMap((piece) => toPiece(piece, locale)),
    previous: turn(wire.anterior),
    next: turn(wire.siguiente),
  };
}

/** In its one colour, which the codes belong to. Left out if the style does not come in that colour. */
function toPiece({ producto, codColor, articulos }: Wire['page']['productos'][number], locale: Locale): PrintedPiece[] {
  const product = toProductCard(producto, locale);
  const colour = product.colours.find(({ code }) => code === codColor);
  if (!colour) return [];
  const cents = articulos.map(({ precio }) => maybeCents(precio));
  const known = cents.flatMap((each) => each ?? []);
  const isOnePrice = new Set(known).size === 1;
  return [
    {
      product,
      href: colourHref(product.href, codColor),
      colour,
      codes: articulos.map(({ codigo, talla, disponible }, at) => ({
        code: codigo,
        size: talla,
        available: disponible && cents[at] !== null,
        cents: isOnePrice ? null : (cents[at] ?? null),
      })),
    },
  ];
}
