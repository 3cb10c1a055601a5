import type { ProductCard as Product } from '@/lib/catalogue/catalogue-mappers';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import type { Words } from '@/lib/i18n/message-texts';
import { LazyProductGrid } from './lazy-product-grid';
import { ProductCard } from './product-card';

/** Complete without script, and interactive soon. */
export async function ProductGrid({ products }: { products: Product[] }) {
  const words: Words<'catalogue.card'> = await getMessageGroup('catalogue.card');
  return (
    <LazyProductGrid products={products} words={words}>
      <StaticProductGrid products={products} words={words} />
    </LazyProductGrid>
  );
}

export const StaticProductGrid = ({ products, words }: { products: Product[]; words: Words<'catalogue.card'> }) => (
  <ul className="product-grid">
    {products.map((product) => (
      <li key={product.reference}>
        <ProductCard product={product} words={words} />
      </li>
    ))}
  </ul>
);
