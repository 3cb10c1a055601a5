import type { Locale } from 'contract/codes.ts';
import type { LineResultWire } from 'contract/schemas/order-lines.ts';
import { toEuros } from '../../../shared/money.ts';
import { type Article, askedFor, freePieces } from './articles.repository.ts';
import { type TaxRule, taxed } from './bag.ts';
import { sisterSizes } from './sister-sizes.ts';

export type AlternativeWire = LineResultWire['alternativas'][number];
type Reason = AlternativeWire['motivo'];
export type Alternative = { article: Article; reason: Reason; campaign: string | null };

/** As many as an answer holds. */
const most = 24;

const because = (reason: Reason, articles: readonly Article[]): Alternative[] =>
  articles.map((article) => ({ article, reason, campaign: null }));

/** What there is instead of an article that has run out: a size that fits alike, then the same size in other colours. */
export function listSubstitutes(article: Article, siblings: readonly Article[]): Alternative[] {
  const there = siblings.filter((one) => one.productId === article.productId && freePieces(one) > 0);
  const sisters = sisterSizes(article).flatMap((size) =>
    there.filter((one) => one.size === size && one.color.code === article.color.code),
  );
  const colors = there.filter((one) => one.size === article.size && one.color.code !== article.color.code);
  return [...because('HERMANA', sisters), ...because('COLOR', colors)].slice(0, most);
}

/** Of which one has to be chosen. */
export const listChoices = (reason: 'TALLA' | 'COLOR' | 'PARECIDO', articles: readonly Article[]): Alternative[] =>
  because(reason, articles).slice(0, most);

type Viewer = { locale: Locale; tax: TaxRule };

export const toAlternative = (
  { article, reason, campaign }: Alternative,
  { locale, tax }: Viewer,
): AlternativeWire => ({
  motivo: reason,
  codigo: article.code,
  referencia: article.reference,
  nombre: article.name[locale],
  codColor: article.color.code,
  nombreColor: article.color.name[locale],
  talla: article.size,
  precio: toEuros(taxed(askedFor(article) ?? 0, tax)),
  unidades: freePieces(article),
  campana: campaign,
});
