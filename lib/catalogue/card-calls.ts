import type { ProductCardWire } from '@/contract/catalogue/schemas';
import { post } from '@/lib/http/browser';
import type { Locale } from '@/lib/i18n/routing';
import { mapResult, type Result, success } from '@/lib/result';
import { type ProductCard, toProductCard } from './catalogue-mappers';

export async function readCards(locale: Locale, references: string[]): Promise<Result<ProductCard[]>> {
  const answer = await post<'readCards'>('/api/public/portafolio/consultarTarjetas', { body: { locale, references } });
  const isMissing = !answer.ok && answer.kind === 'absent';
  const cards = isMissing ? success(await readWithoutCards(locale, references)) : answer;
  return mapResult(cards, (wire) => wire.map((card) => toProductCard(card, locale)));
}

/** Cards of products that the device remembers. Empty when they cannot be read, because the page works without. */
export async function listCards(locale: Locale, references: string[]): Promise<ProductCard[]> {
  const result = await readCards(locale, references);
  return result.ok ? result.data : [];
}

const similarMax = 4;

/** Products similar to this one. Empty when they cannot be read. */
export async function listSimilar(locale: Locale, reference: string): Promise<ProductCard[]> {
  const answer = await post<'listRelatedProducts'>('/api/public/portafolio/consultarProductosRelacionados', {
    body: { idioma: locale, referencia: reference, relacion: 'SIMILAR', maximo: similarMax },
  });
  return answer.ok ? answer.data.map((card) => toProductCard(card, locale)) : [];
}

/** Imported on demand, because most backends do not need it. */
async function readWithoutCards(locale: Locale, references: string[]): Promise<ProductCardWire[]> {
  const { readOneByOne } = await import('./cards-one-by-one-mappers');
  return readOneByOne(references, async (reference) => {
    const product = await post<'readProduct'>('/api/public/portafolio/consultarProductoDetalle', {
      body: { idioma: locale, producto: reference },
    });
    return product.ok ? product.data : null;
  });
}
