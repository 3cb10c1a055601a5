import { readProduct } from '@/lib/catalogue/product-calls';
import type { Article, Product, ProductVariant } from '@/lib/catalogue/product-mappers';
import type { Locale } from '@/lib/i18n/routing';
import { failure, type Result } from '@/lib/result';
import type { CartLine } from './cart-line';

/** The product of a reference as sold now, read from the browser. */
export async function readCurrentProduct(reference: string, locale: Locale): Promise<Result<Product>> {
  const answer = await readProduct(reference, locale);
  if (!answer.ok) return answer;
  return answer.data ? { ...answer, data: answer.data } : failure('absent', 'error.broken');
}

/** The article as a bag line; null when it has no price. */
export function toCartArticle(
  product: Pick<Product, 'reference' | 'name'>,
  variant: Pick<ProductVariant, 'name' | 'href' | 'pictures'>,
  article: Pick<Article, 'code' | 'size' | 'cents' | 'maxQuantity'>,
): CartArticle | null {
  const [picture] = variant.pictures;
  if (article.cents === null) return null;
  return {
    key: article.code,
    reference: product.reference,
    name: product.name,
    href: variant.href,
    colourName: variant.name,
    size: article.size,
    picture: picture?.hash ?? null,
    dominantColor: picture?.dominantColor ?? null,
    priceCents: article.cents,
    maxQuantity: article.maxQuantity,
  };
}

/** A line without a quantity. */
export type CartArticle = Omit<CartLine, 'quantity' | 'subtotalCents' | 'addedAt'>;
