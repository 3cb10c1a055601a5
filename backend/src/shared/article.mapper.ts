import type { Localized } from 'contract/common/schemas.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { ColorRow } from './media.mapper.ts';

type NamedArticle = { code: string; reference: string; name: Localized; color: ColorRow; size: string };

/** What every line, alternative, gift and purchase says of its article. */
export const toArticleWire = (article: NamedArticle, locale: Locale) => ({
  codigo: article.code,
  referencia: article.reference,
  nombre: article.name[locale],
  codColor: article.color.code,
  nombreColor: article.color.name[locale],
  talla: article.size,
});
