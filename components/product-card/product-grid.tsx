import { getTranslations } from 'next-intl/server';
import type { ProductCard as Product } from '@/lib/catalogue/catalogue-mappers';
import { type CardWords, ProductCard } from './product-card';

type Props = { products: Product[]; headingLevel?: 2 | 3 };

export async function ProductGrid({ products, headingLevel = 3 }: Props) {
  const t = await getTranslations('catalogue');
  const words: CardWords = t.raw('card');
  return (
    <ul className="product-grid">
      {products.map((product) => (
        <li key={product.reference}>
          <ProductCard product={product} words={words} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
