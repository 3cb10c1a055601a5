import type { ProductCard as Product } from '@/lib/catalogue/catalogue-mappers';
import { getWords } from '@/lib/i18n/get-words';
import type { Words } from '@/lib/i18n/words';
import { LateGrid } from './late-grid';
import { ProductCard } from './product-card';

/** Complete without script, and interactive soon. */
export async function ProductGrid({ products }: { products: Product[] }) {
  const words: Words<'catalogue.card'> = await getWords('catalogue.card');
  return (
    <LateGrid products={products} words={words}>
      <StaticGrid products={products} words={words} />
    </LateGrid>
  );
}

export const StaticGrid = ({ products, words }: { products: Product[]; words: Words<'catalogue.card'> }) => (
  <ul className="product-grid">
    {products.map((product) => (
      <li key={product.reference}>
        <ProductCard product={product} words={words} />
      </li>
    ))}
  </ul>
);
