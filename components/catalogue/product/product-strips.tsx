'use client';

import { useEffect, useState } from 'react';
import { InteractiveProductCard } from '@/components/product-card/interactive-product-card';
import { InteractiveProductGrid } from '@/components/product-card/interactive-product-grid';
import { Button } from '@/components/ui/button';
import { listCards, listSimilar } from '@/lib/catalogue/card-calls';
import type { ProductCard as Product } from '@/lib/catalogue/catalogue-mappers';
import { forgetProducts } from '@/lib/catalogue/recent-products';
import type { Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';

type RecentProps = {
  locale: Locale;
  references: string[];
  words: Words<'product.recent'>;
  card: Words<'catalogue.card'>;
  onClear: () => void;
};

export function RecentProducts({ locale, references, words, card, onClear }: RecentProps) {
  const [products, setProducts] = useState<Product[]>([]);

  useEffect(() => {
    let left = false;
    void listCards(locale, references).then((cards) => {
      if (!left) setProducts(cards);
    });
    return () => {
      left = true;
    };
  }, [locale, references]);

  if (products.length === 0) return null;
  return (
    <section className="product-strip">
      <div className="product-strip-head">
        <h2>{words.title}</h2>
        <p className="text-soft">{words.kept}</p>
        <Button
          variant="quiet"
          onClick={() => {
            forgetProducts();
            onClear();
          }}
        >
          {words.clear}
        </Button>
      </div>
      <ul className="product-grid product-row">
        {products.map((product) => (
          <li key={product.reference}>
            <InteractiveProductCard product={product} words={card} group="recent." />
          </li>
        ))}
      </ul>
    </section>
  );
}

type SimilarProps = { locale: Locale; reference: string; title: string; card: Words<'catalogue.card'> };

/** Alternatives to the product: a visitor who scrolls this far is still choosing. */
export function SimilarProducts({ locale, reference, title, card }: SimilarProps) {
  const [products, setProducts] = useState<Product[]>([]);

  useEffect(() => {
    let left = false;
    void listSimilar(locale, reference).then((cards) => {
      if (!left) setProducts(cards);
    });
    return () => {
      left = true;
    };
  }, [locale, reference]);

  return <ProductStrip title={title} products={products} card={card} group="similar." />;
}

type StripProps = { title: string; products: Product[]; card: Words<'catalogue.card'>; group: string };

export function ProductStrip({ title, products, card, group }: StripProps) {
  if (products.length === 0) return null;
  return (
    <section className="product-strip">
      <h2>{title}</h2>
      <InteractiveProductGrid products={products} words={card} group={group} />
    </section>
  );
}
