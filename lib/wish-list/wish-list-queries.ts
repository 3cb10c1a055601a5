import 'server-only';
import { cardsPerCallMax } from '@/contract/rules';
import { type ProductCard, toProductCard } from '@/lib/catalogue/catalogue-mappers';
import { readPublic } from '@/lib/http/backend';
import type { Locale } from '@/lib/i18n/routing';
import { inCalls } from './wish-cards';
import type { Wish } from './wish-list-rules';

/** The cards of a shared list, in its order; what is no longer sold is left out. */
export async function listSharedCards(locale: Locale, wishes: Wish[]): Promise<ProductCard[]> {
  const parts = inCalls(wishes, cardsPerCallMax);
  const answers = await Promise.all(
    parts.map((referencias) => readPublic('readCards', { body: { idioma: locale, referencias } })),
  );
  return answers.flatMap((cards) => (cards ?? []).map((card) => toProductCard(card, locale)));
}
