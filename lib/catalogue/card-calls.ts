import { post } from '@/lib/http/browser';
import type { Locale } from '@/lib/i18n/routing';
import { mapResult, type Result, success } from '@/lib/result';
import { type ProductCard, toProductCard } from './catalogue-mappers';

export async function readCards(locale: Locale, references: string[]): Promise<Result<ProductCard[]>> {
  const answer = await post<'readCards'>('/api/public/portafolio/consultarTarjetas', { body: { locale, references } });
  if (!answer.ok && answer.kind === 'absent') return readWithoutCards(locale, references);
  return mapResult(answer, (wire) => wire.map((card) => toProductCard(card, locale)));
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
async function readWithoutCards(locale: Locale, references: string[]): Promise<Result<ProductCard[]>> {
  const [{ readOneByOne }, { readProduct }] = await Promise.all([
    import('./cards-one-by-one'),
    import('./product-calls'),
  ]);
  const read = async (reference: string) => {
    const product = await readProduct(reference, locale);
    return product.ok ? product.data : null;
  };
  return success(await readOneByOne(references, read));
}
