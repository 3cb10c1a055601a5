import type { AnswerOf } from 'contract/calls.ts';
import type { Locale } from 'contract/codes.ts';
import { fieldKeys } from 'contract/field-keys.ts';
import type { Db } from '../../../schema.ts';
import { absent, invalid } from '../../../shared/errors.ts';
import { toMedia, toSwatch } from '../../../shared/media.ts';
import { toEuros, toEurosOrNull } from '../../../shared/money.ts';
import {
  type Article,
  askedFor,
  freePieces,
  listArticlesByCode,
  listArticlesByReference,
  listArticlesOfProducts,
  type Moment,
} from '../book/articles.repository.ts';
import { availabilityOf, maximumOf } from '../book/bag.ts';
import { type Campaign, findOpenCampaign, readCalendar } from '../book/campaigns.ts';
import { sisterSizes } from '../book/sister-sizes.ts';
import { pointsOf } from '../book/totals.ts';
import { toCode } from './resolve-article.ts';

type Asked = { codeOrReference: string; campaign: string };

/** A style in all its colours and sizes, by the code of one of its articles or by its reference. */
export async function readGrid(
  db: Db,
  { codeOrReference, campaign: code }: Asked,
  { locale, now }: { locale: Locale; now: Date },
): Promise<AnswerOf<'readGrid'>> {
  const calendar = await readCalendar(db, now, code);
  const campaign = findOpenCampaign(calendar, code);
  if (!campaign) throw invalid({ b: fieldKeys.choice });
  const moment: Moment = { campaign, now };
  const asked = toCode(codeOrReference);
  const [chosen] = await listArticlesByCode(db, [asked], moment);
  const articles = chosen
    ? await listArticlesOfProducts(db, [chosen.productId], moment)
    : await listArticlesByReference(db, [asked], moment);
  const sold = articles.filter((article) => askedFor(article) !== null);
  const [first] = sold;
  if (!first) throw absent();
  return {
    referencia: first.reference,
    nombre: first.name[locale],
    campana: campaign.code,
    elegido: chosen ? { codColor: chosen.color.code, talla: chosen.size } : null,
    colores: [...Map.groupBy(sold, ({ color }) => color.code).values()].map((own) => toColor(own, campaign, locale)),
  };
}

function toColor(articles: readonly Article[], campaign: Campaign, locale: Locale) {
  const [{ color, picture, name }] = articles as [Article];
  const sizes = new Set(articles.map(({ size }) => size));
  return {
    ...toSwatch(color, locale),
    foto: picture && toMedia(picture, { name }, color, locale),
    tallas: articles.map((article) => ({
      talla: article.size,
      codigo: article.code,
      precio: toEuros(askedFor(article) ?? 0),
      precioAntes: article.salePrice === null ? null : toEurosOrNull(article.price),
      lowest30: toEurosOrNull(article.lowest30),
      unidades: freePieces(article),
      cantidadMaxima: maximumOf(article, 0),
      disponibilidad: availabilityOf(freePieces(article)),
      puntos: pointsOf(askedFor(article) ?? 0, campaign.pointCents),
      hermanas: sisterSizes(article).filter((size) => sizes.has(size)),
    })),
  };
}
