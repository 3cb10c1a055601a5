import type { AnswerOf } from 'contract/calls/table.ts';
import { toEuros } from 'contract/money.ts';
import type { Locale } from 'contract/public-codes.ts';
import { toMedia, toSwatch } from '../../../shared/media.mapper.ts';
import { type Article, currentPriceOf, freePieces } from '../core/articles.repository.ts';
import { availabilityOf, maxQuantityOf, toOrderPrice } from '../core/bag.ts';
import { sisterSizes } from '../core/sister-sizes.ts';
import { pointsOf } from '../core/totals.ts';
import type { SizeGrid } from './size-grid.service.ts';

export function toSizeGridWire({ campaign, tax, chosen, articles }: SizeGrid, locale: Locale): AnswerOf<'readGrid'> {
  const [first] = articles;
  return {
    referencia: first.reference,
    nombre: first.name[locale],
    campana: campaign.code,
    elegido: chosen && { codColor: chosen.color.code, talla: chosen.size },
    colores: [...Map.groupBy(articles, ({ color }) => color.code).values()].map((own) =>
      toColor(own, { campaign, tax }, locale),
    ),
  };
}

/** For buyers who collect no points. */
export function toSizeGridWithoutPoints(grid: SizeGrid, locale: Locale): AnswerOf<'readClientGrid'> {
  const view = toSizeGridWire(grid, locale);
  const colores = view.colores.map((color) => ({
    ...color,
    tallas: color.tallas.map(({ puntos: _, ...cell }) => cell),
  }));
  return { ...view, colores };
}

function toColor(articles: readonly Article[], { campaign, tax }: Pick<SizeGrid, 'campaign' | 'tax'>, locale: Locale) {
  const asked = (cents: number) => toEuros(toOrderPrice(cents, tax));
  const askedOrNull = (cents: number | null) => (cents === null ? null : asked(cents));
  const [{ color, picture, name }] = articles as [Article];
  const sizes = new Set(articles.map(({ size }) => size));
  return {
    ...toSwatch(color, locale),
    foto: picture && toMedia(picture, { name }, color, locale),
    tallas: articles.map((article) => ({
      talla: article.size,
      codigo: article.code,
      precio: asked(currentPriceOf(article) ?? 0),
      precioAntes: article.salePrice === null ? null : askedOrNull(article.price),
      lowest30: askedOrNull(article.lowest30),
      unidades: freePieces(article),
      cantidadMaxima: maxQuantityOf(article, 0),
      disponibilidad: availabilityOf(freePieces(article)),
      puntos: pointsOf(currentPriceOf(article) ?? 0, campaign.pointCents),
      hermanas: sisterSizes(article).filter((size) => sizes.has(size)),
    })),
  };
}
