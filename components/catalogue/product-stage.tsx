'use client';

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Price } from '@/components/ui/price';
import { linkClass } from '@/components/ui/text-link';
import type { PriceRange } from '@/lib/catalogue/catalogue-mappers';
import { colourHref } from '@/lib/catalogue/catalogue-path';
import type { Choice } from '@/lib/catalogue/product-choice';
import { findSize, hasCups, priceOf, sizeState } from '@/lib/catalogue/product-rules';
import { fill } from '@/lib/i18n/words';
import { formatPrice } from '@/lib/money';
import { replaceAddress } from '@/lib/state/in-place';
import { ProductAnswer } from './product-answer';
import { ProductBar } from './product-bar';
import { ProductCodes } from './product-codes';
import { ProductColours } from './product-colours';
import { ProductGallery } from './product-gallery';
import { ProductShare } from './product-share';
import { nothingPicked, type Picked, ProductSizes } from './product-sizes';
import type { ChoiceWords, ShareWords } from './product-words';

type Props = {
  choice: Choice;
  /** Place of the colour that the page was made for. */
  shown: number;
  /** Origin of the shop, for links that are given away. */
  origin: string;
  language: string;
  deliveryHref: string;
  guideHref: string | null;
  words: ChoiceWords;
  share: ShareWords;
  /** Above the name. */
  head: ReactNode;
  /** Below the choice. */
  children: ReactNode;
};

/** Pictures and choice of a product: one part of the page, because the colour changes both. */
export function ProductStage(props: Props) {
  const { choice, shown, origin, language, deliveryHref, guideHref, words, share, head, children } = props;
  const group = useId();
  const [colour, setColour] = useState(shown);
  const [picked, setPicked] = useState<Picked>({ ...nothingPicked, size: choice.sizes.length === 1 ? 0 : null });
  const [asked, setAsked] = useState(false);
  const sizes = useRef<HTMLDivElement>(null);
  const answer = useRef<HTMLParagraphElement>(null);
  const buy = useRef<HTMLDivElement>(null);

  const cups = hasCups(choice);
  const size = cups ? findSize(choice, picked.band, picked.cup) : picked.size;
  const pair = picked.band && picked.cup ? picked.band + picked.cup : '';
  const price = priceOf(choice, colour, size);
  const { code = '', pictures = [], videos = [] } = choice.colours[colour] ?? {};

  // A page that is shown again may have been made for another colour than its address now names.
  useEffect(() => {
    const place = choice.colours.findIndex((each) => colourHref(choice.href, each.code) === window.location.pathname);
    if (place >= 0) setColour(place);
  }, [choice]);

  function chooseColour(place: number) {
    const next = choice.colours[place];
    if (!next) return;
    setColour(place);
    replaceAddress(colourHref(choice.href, next.code));
  }

  function chooseSize(place: number) {
    const [, band = null, cup = null] = choice.sizes[place] ?? [];
    setPicked({ band, cup, size: place });
  }

  /** What was pressed is gone with the answer that it belonged to. */
  function instead(change: () => void) {
    change();
    answer.current?.focus();
  }

  function tryToBuy() {
    setAsked(true);
    if (sizeState(choice, colour, size) === 'inStock') return;
    const missing = cups ? (picked.band === null ? 'band' : 'cup') : 'size';
    if (size === null && !pair) sizes.current?.querySelector<HTMLElement>(`input[name="${group}-${missing}"]`)?.focus();
    else answer.current?.focus();
  }

  const buyButton = <Button onClick={tryToBuy}>{words.buy}</Button>;

  return (
    <div className="product-page">
      <ProductGallery
        key={code}
        name={choice.name}
        pictures={pictures}
        videos={videos}
        language={language}
        words={words}
      />
      <div className="product-words">
        {head}
        <h1>{choice.name}</h1>
        <p>
          <ProductPrice price={price} words={words} />
        </p>
        <p className="product-tax">
          <a href={deliveryHref} className={linkClass()}>
            {words.tax}
          </a>
        </p>
        <ProductColours choice={choice} colour={colour} words={words} onChoose={chooseColour} />
        {choice.sellable ? (
          <div className="product-choice">
            <div ref={sizes} className="product-sizes">
              <ProductSizes
                choice={choice}
                colour={colour}
                picked={picked}
                asked={asked}
                group={group}
                words={words}
                onPick={setPicked}
              >
                {guideHref && (
                  <a href={guideHref} className={linkClass()}>
                    {words.guide}
                  </a>
                )}
              </ProductSizes>
            </div>
            <ProductAnswer
              ref={answer}
              choice={choice}
              colour={colour}
              size={size}
              pair={pair}
              words={words}
              onSize={(place) => instead(() => chooseSize(place))}
              onColour={(place) => instead(() => chooseColour(place))}
            />
            <div ref={buy}>{buyButton}</div>
          </div>
        ) : (
          <p className="product-refusal">{words.notSellable}</p>
        )}
        {choice.sellable && <p className="product-script">{words.script}</p>}
        <ProductShare name={choice.name} address={origin + colourHref(choice.href, code)} words={share} />
        <ProductCodes choice={choice} colour={colour} words={words} />
        {children}
      </div>
      {choice.sellable && (
        <ProductBar instead={buy}>
          <ProductPrice price={price} words={words} />
          {buyButton}
        </ProductBar>
      )}
    </div>
  );
}

function ProductPrice({ price, words }: { price: PriceRange; words: ChoiceWords }) {
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
