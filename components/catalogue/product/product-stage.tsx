'use client';

import { type ReactNode, useRef } from 'react';
import { BuyButton } from '@/components/cart/buy-button';
import type { BuyWords } from '@/components/cart/buy-words';
import { Price } from '@/components/ui/price';
import { Select } from '@/components/ui/select';
import { linkClass } from '@/components/ui/text-link';
import { WishHeart } from '@/components/wish-list/wish-heart';
import { formatPrice } from '@/contract/money';
import type { PriceRange } from '@/lib/catalogue/catalogue-mappers';
import { colourHref } from '@/lib/catalogue/catalogue-path';
import type { ProductOptions } from '@/lib/catalogue/product-options';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { LazyBuyBar, LazyOwnSizeNote } from './lazy-parts';
import { ProductCodes } from './product-codes';
import { ProductColours } from './product-colours';
import { type FilmParts, ProductGallery } from './product-gallery';
import { ProductShare } from './product-share';
import { ProductSizes } from './product-sizes';
import { RestockButton } from './restock-button';
import { SizeAvailability } from './size-availability';
import type { SizeGuideContent } from './size-guide-dialog';
import { SizeGuideLink } from './size-guide-link';
import { useProductChoice } from './use-product-choice';

type Props = {
  choice: ProductOptions;
  /** Index of the colour that the page was rendered for. */
  shown: number;
  /** The shop's origin, for shared links. */
  origin: string;
  locale: Locale;
  deliveryHref: string;
  guide: SizeGuideContent | null;
  /** The films, by colour. */
  films: Record<string, FilmParts>;
  words: Words<'product.choice'>;
  buyWords: BuyWords;
  restock: Words<'reviews.restock'>;
  share: Words<'product.share'>;
  heart: Words<'wishList.heart'>;
  /** Above the name. */
  head: ReactNode;
  /** Below the choice. */
  children: ReactNode;
};

/** Pictures and choice of a product in one component, because the colour changes both. */
export function ProductStage(props: Props) {
  const {
    choice,
    shown,
    origin,
    locale,
    deliveryHref,
    guide,
    films,
    words,
    buyWords,
    restock,
    share,
    heart,
    head,
    children,
  } = props;
  const chosen = useProductChoice(choice, shown);
  const { colour, price, size } = chosen;
  const buy = useRef<HTMLDivElement>(null);
  const { code = '', pictures = [] } = choice.colours[colour] ?? {};

  /** Takes a size from the guide if the style comes in it. */
  function takeFromGuide(name: string) {
    const place = choice.sizes.findIndex(([each]) => each === name);
    chosen.answerWith(() => place >= 0 && chosen.chooseSize(place));
  }

  const priceAndNote = <ProductPrice price={price} words={words} />;
  const buyButton = price && (
    <BuyButton line={chosen.line} quantity={chosen.quantity} words={buyWords} onMissing={chosen.leadToSize} />
  );

  return (
    <div className="product-page">
      <ProductGallery key={code} name={choice.name} pictures={pictures} film={films[code]} words={words} />
      <div className="product-words">
        {head}
        <h1>{choice.name}</h1>
        <p>{priceAndNote}</p>
        <p className="product-tax">
          <a href={deliveryHref} className={linkClass()}>
            {words.tax}
          </a>
        </p>
        <ProductColours choice={choice} colour={colour} words={words} onChoose={chosen.chooseColour} />
        {choice.sellable ? (
          <>
            <div className="product-choice">
              <div ref={chosen.sizes} className="product-sizes">
                <ProductSizes {...chosen} locale={locale} choice={choice} words={words} onPick={chosen.setPicked}>
                  {guide && (
                    <SizeGuideLink
                      guide={guide}
                      title={words.guide}
                      closeLabel={words.close}
                      onChoose={takeFromGuide}
                    />
                  )}
                </ProductSizes>
                {guide && (
                  <LazyOwnSizeNote guide={guide.table} locale={locale} words={words} onKnown={chosen.takeOwn} />
                )}
              </div>
              <SizeAvailability
                ref={chosen.answer}
                locale={locale}
                choice={choice}
                colour={colour}
                size={size}
                pair={chosen.pair}
                words={words}
                onSize={(place) => chosen.answerWith(() => chosen.chooseSize(place))}
                onColour={(place) => chosen.answerWith(() => chosen.chooseColour(place))}
                tellMe={(article) => (
                  <RestockButton key={article} articleCode={article} locale={locale} words={restock} />
                )}
              />
              <div ref={buy} className="product-buy">
                {chosen.most > 1 && <Quantity {...chosen} label={words.quantity} />}
                <div>{buyButton}</div>
              </div>
            </div>
            <p className="product-script script-missing">{words.script}</p>
          </>
        ) : (
          <p className="product-refusal">{words.notSellable}</p>
        )}
        {code && (
          <div className="product-share">
            <WishHeart
              reference={choice.reference}
              colour={code}
              size={size === null ? undefined : choice.sizes[size]?.[0]}
              words={heart}
              labelled
            />
          </div>
        )}
        <ProductShare name={choice.name} address={origin + colourHref(choice.href, code)} words={share} />
        <ProductCodes locale={locale} choice={choice} colour={colour} words={words} />
        {children}
      </div>
      {choice.sellable && (
        <LazyBuyBar instead={buy}>
          {priceAndNote}
          <div>{buyButton}</div>
        </LazyBuyBar>
      )}
    </div>
  );
}

type QuantityProps = { label: string; most: number; quantity: number; setQuantity: (quantity: number) => void };

function Quantity({ label, most, quantity, setQuantity }: QuantityProps) {
  const options = Array.from({ length: most }, (_, place) => place + 1);
  return (
    <Select aria-label={label} value={quantity} onChange={({ target }) => setQuantity(Number(target.value))}>
      {options.map((each) => (
        <option key={each}>{each}</option>
      ))}
    </Select>
  );
}

function ProductPrice({ price, words }: { price: PriceRange | null; words: Words<'product.choice'> }) {
  if (!price) return null;
  const { from, to, before } = price;
  return (
    <Price
      size="large"
      cents={from}
      toCents={to}
      previous={before ? { cents: before.from, toCents: before.to } : undefined}
      labels={words}
      note={before && fill(words.lowest30, { price: formatPrice(before.lowest30) })}
    />
  );
}
