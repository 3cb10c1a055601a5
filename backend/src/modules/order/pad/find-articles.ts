import type { Db } from '../../../database/schema.ts';
import { unique } from '../../../shared/unique.ts';
import { listArticlesByCode, listArticlesByReference, type PricingMoment } from '../core/articles.repository.ts';
import { type ArticleName, type Resolution, resolveArticle, toCode } from './resolve-article.ts';

/** Resolves article names, in their order. Two queries, whatever their number. */
export async function findArticles(
  db: Db,
  names: readonly ArticleName[],
  moment: PricingMoment,
): Promise<Resolution[]> {
  const codes = unique(names.flatMap(({ code }) => (code === undefined ? [] : [toCode(code)])));
  const byCode = new Map(
    (await listArticlesByCode(db, codes, moment)).map((article) => [toCode(article.code), article]),
  );
  const references = unique([
    ...names.flatMap(({ reference }) => (reference === undefined ? [] : [toCode(reference)])),
    ...codes.filter((code) => !byCode.has(code)),
  ]);
  const styles = await listArticlesByReference(db, references, moment);
  const byReference = Map.groupBy(styles, ({ reference }) => toCode(reference));
  return names.map((name) => resolveArticle(name, { byCode, byReference }));
}
