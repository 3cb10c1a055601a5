import { post } from '@/lib/http/browser';
import type { Locale } from '@/lib/i18n/routing';
import { mapResult, type Result } from '@/lib/result';
import type { SizeSystem } from '@/lib/size-tables/size-systems';
import { toLabelText } from '@/lib/size-tables/sizes-in-text';
import { type Suggestions, toSuggestions } from './search-mappers';

const productsShown = 5;

/** Suggestions for a text that is being typed. */
export async function suggestProducts(
  locale: Locale,
  { text, system }: { text: string; system: SizeSystem },
  signal: AbortSignal,
): Promise<Result<Suggestions>> {
  const answer = await post<'searchProducts'>('/api/public/portafolio/consultarProductosXReferencia', {
    body: { idioma: locale, texto: toLabelText(text, system), pagina: 1, tamano: productsShown },
    signal,
  });
  return mapResult(answer, (wire) => toSuggestions(wire, locale));
}
