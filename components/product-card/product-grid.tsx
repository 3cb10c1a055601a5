import type { ProductCard as Product } from '@/lib/catalogue/catalogue-mappers';
import { getWords } from '@/lib/i18n/get-words';
import type { Words } from '@/lib/i18n/words';
import { ProductCard } from './product-card';

type Props = { products: Product[]; headingLevel?: 2 | 3 };

export async function ProductGrid({ products, headingLevel = 3 }: Props) {
  const words: Words<'catalogue.card'> = await getWords('catalogue.card');
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
