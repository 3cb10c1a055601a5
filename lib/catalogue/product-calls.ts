import { post } from '@/lib/http/browser';
import type { Locale } from '@/lib/i18n/routing';
import { mapResult, type Result } from '@/lib/result';
import { type Product, toProduct } from './product-mappers';

/** Null when the response has nothing to sell. */
export async function readProduct(reference: string, locale: Locale): Promise<Result<Product | null>> {
  const answer = await post<'readProduct'>('/api/public/portafolio/consultarProductoDetalle', {
    body: { idioma: locale, producto: reference },
  });
  return mapResult(answer, (wire) => toProduct(wire, locale, null));
}
