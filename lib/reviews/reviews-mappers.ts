import type { AnswerOf } from '@/contract/calls/table';
import type { FitName, ReviewsWire, ReviewWire } from '@/contract/reviews/schemas';
import type { Locale } from '@/lib/i18n/routing';

export const fits = ['small', 'trueToSize', 'large'] as const;
export type Fit = (typeof fits)[number];

const fitOfWire: Record<FitName, Fit> = { PEQUENA: 'small', JUSTA: 'trueToSize', GRANDE: 'large' };
export const fitToWire: Record<Fit, FitName> = { small: 'PEQUENA', trueToSize: 'JUSTA', large: 'GRANDE' };

export type Review = {
  id: number;
  name: string;
  /** YYYY-MM-DD */
  date: string;
  stars: number;
  fit: Fit;
  size: string | null;
  title: string;
  text: string;
  locale: Locale;
  /** Whether a translation into the reader's language is available. */
  translated: boolean;
};

/** The text of a review in another language. */
export type Translation = { title: string; text: string; byService: boolean };

export type ReviewSummary = {
  count: number;
  average: number;
  /** The numbers of ratings with one, two, ... five stars. */
  stars: number[];
  fit: Record<Fit, number>;
};

export type ReviewPage = {
  /** Null without reviews, and when the backend gives no summary. */
  summary: ReviewSummary | null;
  reviews: Review[];
  /** Sizes that reviewers say they bought. */
  sizes: string[];
  /** The number of reviews that match the filter. */
  total: number;
  page: number;
  pages: number;
};

export function toReview(wire: ReviewWire): Review {
  return {
    id: wire.id,
    name: wire.nombre,
    date: wire.fecha,
    stars: wire.estrellas,
    fit: fitOfWire[wire.ajuste],
    size: wire.talla,
    title: wire.titulo,
    text: wire.texto,
    locale: wire.idioma,
    translated: wire.traducida ?? false,
  };
}

export const toTranslation = (wire: AnswerOf<'readReviewTranslation'>): Translation => ({
  title: wire.titulo,
  text: wire.texto,
  byService: wire.automatica,
});

export function toReviewPage(wire: ReviewsWire): ReviewPage {
  const { media, total, porEstrellas, ajuste, elementos, pagina, totalPaginas } = wire;
  const fit = { small: ajuste.pequena, trueToSize: ajuste.justa, large: ajuste.grande };
  const count = porEstrellas.reduce((sum, each) => sum + each, 0);
  return {
    summary: media === null || count === 0 ? null : { count, average: media, stars: porEstrellas, fit },
    reviews: elementos.map(toReview),
    sizes: wire.tallas ?? [],
    total,
    page: pagina,
    pages: totalPaginas,
  };
}

/** The most frequent answer, or null when two are equal: no sentence would be true. */
export function prevailingFit(fit: Record<Fit, number>): Fit | null {
  const [first, second] = fits.toSorted((a, b) => fit[b] - fit[a]);
  return first && second && fit[first] > fit[second] ? first : null;
}

export type Invitation = {
  name: string;
  slug: string;
  colour: string;
  size: string;
  picture: { hash: string; dominantColor: string } | null;
  /** YYYY-MM-DD */
  expires: string;
};

export function toInvitation(wire: AnswerOf<'readInvitation'>): Invitation {
  return {
    name: wire.nombre,
    slug: wire.url,
    colour: wire.nombreColor,
    size: wire.talla,
    picture: wire.foto && { hash: wire.foto.hash, dominantColor: wire.foto.colorDominante },
    expires: wire.vence,
  };
}
