import { post } from '@/lib/http/browser';
import type { Locale } from '@/lib/i18n/routing';
import { mapResult, type Result } from '@/lib/result';
import { type ProductCard, toProductCard } from './catalogue-mappers';

export async function readCards(locale: Locale, references: string[]): Promise<Result<ProductCard[]>> {
  const answer = await post<'readCards'>('/api/public/portafolio/consultarTarjetas', {
    body: { idioma: locale, referencias: references },
  });
  return mapResult(answer, (wire) => wire.map((card) => toProductCard(card, locale)));
}
