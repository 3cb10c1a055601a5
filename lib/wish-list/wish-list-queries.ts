import 'server-only';
import { cardsPerCallMax } from '@/contract/rules';
import { readOneByOne } from '@/lib/catalogue/cards-one-by-one-mappers';
import { type ProductCard, toProductCard } from '@/lib/catalogue/catalogue-mappers';
import { readPublic } from '@/lib/http/backend';
import type { Locale } from '@/lib/i18n/routing';
import { toCardBatches } from './wish-cards';
import type { Wish } from './wish-list-rules';

/** The cards of a shared list, in its order; articles that are no longer sold are left out. */
export async function listSharedCards(locale: Locale, wishes: Wish[]): Promise<ProductCard[]> {
  const parts = toCardBatches(wishes, cardsPerCallMax);
  const answers = await Promise.all(parts.map((references) => listCards(locale, references)));
  return answers.flat();
}

async function listCards(locale: Locale, references: string[]): Promise<ProductCard[]> {
  const readProduct = (producto: string) => readPublic('readProduct', { body: { idioma: locale, producto } });
  const cards =
    (await readPublic('readCards', { body: { locale, references } })) ?? (await readOneByOne(references, readProduct));
  return cards.map((card) => toProductCard(card, locale));
}
