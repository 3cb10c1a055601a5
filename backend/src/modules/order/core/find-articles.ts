import { locales } from 'contract/public-codes.ts';
import type { Db } from '../../../database/schema.ts';
import { unique } from '../../../shared/unique.ts';
import {
  type Article,
  listArticlesByCode,
  listArticlesByReference,
  type PricingMoment,
} from './articles.repository.ts';

/** Identifies an article: by code, or by reference with colour and size if known. */
export type ArticleName = { code?: string; reference?: string; color?: string; size?: string };

/** The articles of a call, indexed for lookup. */
type ArticleIndex = {
  /** By their codes in upper case. */
  byCode: ReadonlyMap<string, Article>;
  /** All colours and sizes of a style, by its reference in upper case. */
  byReference: ReadonlyMap<string, readonly Article[]>;
};

export type Resolution =
  | { kind: 'article'; article: Article }
  | { kind: 'size'; choices: readonly Article[] }
  | { kind: 'color'; choices: readonly Article[] }
  | { kind: 'unknown' };

export const toCode = (text: string): string => text.trim().toUpperCase();

/** Sizes are written in many ways: 85 b, 85B, 2xl. */
const toSize = (text: string): string => {
  const plain = text.replaceAll(/\s/g, '').toUpperCase();
  return plain === '2XL' ? 'XXL' : plain;
};

const isMeant = (article: Article, { color, size }: Pick<ArticleName, 'color' | 'size'>): boolean =>
  (size === undefined || article.size === toSize(size)) && (color === undefined || isColor(article, color));

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .trim()
    .toLowerCase();

/** A colour by its code, or by its name in any of our languages. */
const isColor = ({ color }: Article, asked: string): boolean =>
  fold(color.code) === fold(asked) || locales.some((locale) => fold(color.name[locale]) === fold(asked));

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

/** Resolves a name; without a colour or a size, the possible articles. */
function resolveArticle({ code, reference, color, size }: ArticleName, known: ArticleIndex): Resolution {
  const article = code === undefined ? undefined : known.byCode.get(toCode(code));
  if (article && isMeant(article, { color, size })) return { kind: 'article', article };
  // A code and a size that contradict each other: either could be the mistake.
  if (article) return { kind: 'size', choices: [article] };
  // In print a style's reference is called its code as well.
  const style = known.byReference.get(toCode(reference ?? code ?? ''));
  if (!style) return { kind: 'unknown' };

  const sized = size === undefined ? style : style.filter((one) => one.size === toSize(size));
  const colored = color === undefined ? style : style.filter((one) => isColor(one, color));
  if (colored.length === 0) return { kind: 'color', choices: oneOfEachColor(sized.length > 0 ? sized : style) };
  const both = sized.filter((one) => colored.includes(one));
  const [only, ...more] = both;
  if (only && more.length === 0) return { kind: 'article', article: only };
  if (color === undefined && colorsOf(both).size !== 1)
    return { kind: 'color', choices: oneOfEachColor(both.length > 0 ? both : style) };
  return { kind: 'size', choices: both.length > 0 ? both : colored };
}

const colorsOf = (articles: readonly Article[]) => new Set(articles.map(({ color }) => color.code));

/** One article of each colour, preferably an available one. */
function oneOfEachColor(articles: readonly Article[]): Article[] {
  return [...colorsOf(articles)].flatMap((code) => {
    const own = articles.filter(({ color }) => color.code === code);
    return own.find(({ europe, central }) => europe + central > 0) ?? own.slice(0, 1);
  });
}

/** Codes one typing error away: one wrong character, or two swapped. */
export function listTypoCodes(code: string): string[] {
  const signs = [...code];
  const wrong = signs.flatMap((sign, at) =>
    [...'0123456789']
      .filter((digit) => digit !== sign)
      .map((digit) => [...signs.slice(0, at), digit, ...signs.slice(at + 1)].join('')),
  );
  const swapped = signs
    .slice(1)
    .map((sign, at) => [...signs.slice(0, at), sign, signs[at], ...signs.slice(at + 2)].join(''));
  return [...new Set([...wrong, ...swapped])].filter((slip) => slip !== code);
}
