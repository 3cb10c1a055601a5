import { ProductCard } from '@/components/product-card/product-card';
import { getWords } from '@/lib/i18n/get-words';
import { fill } from '@/lib/i18n/words';
import type { Store } from '@/lib/store/store';

/** Each with the reason, in the executive's own words. */
export async function StoreFavourites({ store: { givenName, locale, favourites } }: { store: Store }) {
  if (favourites.length === 0) return null;
  const page = await getWords('store.page');
  const words = await getWords('catalogue.card');
  return (
    <section className="store-section" aria-labelledby="favourites">
      <h2 id="favourites">{fill(page.favourites, { name: givenName })}</h2>
      <ul className="product-grid store-favourites">
        {favourites.map(({ product, sentence }) => (
          <li key={product.reference} className="store-favourite">
            {sentence && (
              <p className="store-sentence" lang={locale}>
                {sentence}
              </p>
            )}
            <ProductCard product={product} words={words} />
          </li>
        ))}
      </ul>
    </section>
  );
}
