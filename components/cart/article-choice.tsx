'use client';

import { type ReactNode, useId, useRef, useState } from 'react';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import { SwatchPicker } from '@/components/ui/swatch-picker';
import { formatPrice } from '@/contract/money';
import { type CartArticle, toCartArticle } from '@/lib/cart/current-product';
import type { Product, ProductVariant } from '@/lib/catalogue/product-mappers';
import { fill, type Words } from '@/lib/i18n/message-texts';
import { splitLocale } from '@/lib/i18n/routing';
import { useOwnSize } from '@/lib/size-tables/own-sizes';
import { SizeChoice } from './size-choice';
import './bag.css';

/** The chosen colour and size of one style, and the article they name. */
export function useArticleChoice(product: Product | null, colour: string, wished?: string) {
  const [code, setCode] = useState(colour);
  const own = useOwnSize(product?.sizeGuide ?? null);
  const [picked, setSize] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const sizes = useRef<HTMLDivElement>(null);
  const variant = product?.variants.find((each) => each.code === code) ?? product?.variants[0] ?? null;
  // The stored choice, or a size taken from a guide, until one is chosen here.
  const known = [wished, own].find((name) => variant?.articles.some((each) => each.size === name));
  const size = picked ?? known ?? null;
  const article = variant?.articles.find((each) => each.size === size) ?? null;
  const line: CartArticle | null = product && variant && article && toCartArticle(product, variant, article);

  /** Focuses the first step that has no choice yet. */
  function leadToSize() {
    setAsked(true);
    const groups = [...(sizes.current?.querySelectorAll('fieldset') ?? [])];
    groups
      .find((group) => !group.querySelector(':checked'))
      ?.querySelector('input')
      ?.focus();
  }
  return { variant, size, article, line, sizes, missing: asked && !article, setCode, setSize, leadToSize };
}

type Props = {
  product: Product;
  chosen: ReturnType<typeof useArticleChoice>;
  words: Words<'cart.quick'>;
  /** Above the price. */
  head?: ReactNode;
  /** Below the sizes. */
  children?: ReactNode;
};

export function ArticleChoice({ product, chosen, words, head, children }: Props) {
  const name = useId();
  const { variant, size, sizes, missing } = chosen;
  if (!variant) return null;
  const [picture] = variant.pictures;
  return (
    <div className="quick-add">
      <div className="quick-picture">{picture && <Picture {...picture} variant="thumbnail" sizes="140px" />}</div>
      <div className="quick-choices">
        {head}
        <p>
          <ChosenPrice variant={variant} size={size} words={words} />
          <span className="text-soft quick-tax">{words.tax}</span>
        </p>
        <SwatchPicker
          legend={`${words.colour}: ${variant.name}`}
          name={`${name}-colour`}
          value={variant.code}
          onValueChange={chosen.setCode}
          soldOutLabel={words.soldOut}
          options={product.variants.map((each) => ({
            value: each.code,
            name: each.name,
            colour: each.colour,
            soldOut: each.articles.every(({ maxQuantity }) => maxQuantity < 1),
          }))}
        />
        <div ref={sizes} className="quick-choices">
          <SizeChoice
            locale={splitLocale(window.location.pathname).locale}
            name={name}
            articles={variant.articles}
            size={size}
            onSize={chosen.setSize}
            words={words}
            error={missing ? words.chooseSize : undefined}
          />
        </div>
        {children}
      </div>
    </div>
  );
}

/** Before a size is chosen, what the sizes of this colour cost. */
function ChosenPrice({
  variant,
  size,
  words,
}: {
  variant: ProductVariant;
  size: string | null;
  words: Words<'cart.quick'>;
}) {
  const chosen = variant.articles.filter((each) => size === null || each.size === size);
  const of = chosen.length > 0 ? chosen : variant.articles;
  const cents = of.flatMap((each) => each.cents ?? []);
  const [one] = of;
  const before = of.length === 1 && one?.before ? one.before : null;
  if (cents.length === 0) return null;
  return (
    <Price
      size="large"
      cents={Math.min(...cents)}
      toCents={Math.max(...cents)}
      previous={before ? { cents: before.cents } : undefined}
      labels={words}
      note={before && fill(words.lowest30, { price: formatPrice(before.lowest30) })}
    />
  );
}
