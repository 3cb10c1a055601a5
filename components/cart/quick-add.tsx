'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { Link } from '@/components/layout/link';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import { Skeleton } from '@/components/ui/skeleton';
import { SwatchPicker } from '@/components/ui/swatch-picker';
import { linkClass } from '@/components/ui/text-link';
import { readProductNow, toBuyLine } from '@/lib/cart/product-now';
import type { Product, ProductVariant } from '@/lib/catalogue/product-mappers';
import { splitLocale } from '@/lib/i18n/routing';
import { fill, type Words } from '@/lib/i18n/words';
import { formatPrice } from '@/lib/money';
import { useOwnSize } from '@/lib/size-tables/own-sizes';
import { BuyButton } from './buy-button';
import { SizeChoice } from './size-choice';
import type { BuyWords } from './words';
import './bag.css';

export type QuickAddProps = {
  product: { reference: string; name: string; href: string };
  colour: string;
  words: { quick: Words<'cart.quick'>; buy: BuyWords };
  open: boolean;
  onClose: () => void;
  /** It lies in the bag. */
  onAdded?: () => void;
};

type State = { kind: 'loading' } | { kind: 'failed'; gone: boolean } | { kind: 'ready'; product: Product };

/** Colour and size of one style, and into the bag: what a card cannot hold. */
export function QuickAdd({ product, colour, words, open, onClose, onAdded }: QuickAddProps) {
  const { quick } = words;
  const [state, setState] = useState<State>({ kind: 'loading' });
  const [turn, setTurn] = useState(0);

  // Each turn asks anew.
  const question = open ? `${product.reference} ${turn}` : null;
  useEffect(() => {
    if (question === null) return;
    let left = false;
    setState({ kind: 'loading' });
    void readProductNow(product.reference, splitLocale(window.location.pathname).locale).then((answer) => {
      if (left) return;
      const gone = !answer.ok && answer.kind === 'absent';
      setState(answer.ok ? { kind: 'ready', product: answer.data } : { kind: 'failed', gone });
    });
    return () => {
      left = true;
    };
  }, [question, product.reference]);

  return (
    <Dialog open={open} onClose={onClose} title={product.name} closeLabel={quick.close}>
      {state.kind === 'loading' && (
        <div aria-busy="true" className="bag-loading">
          <span className="sr-only">{quick.loading}</span>
          <Skeleton className="h-28" />
          <Skeleton className="h-28" />
        </div>
      )}
      {state.kind === 'failed' && (
        <div className="bag-loading">
          <p role="alert" className="form-failure">
            {state.gone ? quick.gone : quick.failed}
          </p>
          {!state.gone && (
            <Button variant="secondary" onClick={() => setTurn(turn + 1)}>
              {quick.retry}
            </Button>
          )}
        </div>
      )}
      {state.kind === 'ready' && (
        <Choice
          product={state.product}
          colour={colour}
          words={words}
          onAdded={() => {
            onClose();
            onAdded?.();
          }}
        />
      )}
      <p className="quick-more">
        <Link href={product.href} className={linkClass()} onClick={onClose}>
          {quick.more}
        </Link>
      </p>
    </Dialog>
  );
}

type ChoiceProps = Pick<QuickAddProps, 'colour' | 'words'> & { product: Product; onAdded: () => void };

function Choice({ product, colour, words: { quick, buy }, onAdded }: ChoiceProps) {
  const name = useId();
  const [code, setCode] = useState(colour);
  const own = useOwnSize(product.sizeGuide);
  const [picked, setSize] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const sizes = useRef<HTMLDivElement>(null);
  const variant = product.variants.find((each) => each.code === code) ?? product.variants[0];
  if (!variant) return null;
  // The size that she once took from a guide, until she chooses here.
  const size = picked ?? (variant.articles.some((each) => each.size === own) ? own : null);
  const article = variant.articles.find((each) => each.size === size) ?? null;
  const line = article && toBuyLine(product, variant, article);
  const [picture] = variant.pictures;
  const missing = asked && !article;

  /** To the step that is missing: the first of the choices in which nothing is chosen. */
  function leadToSize() {
    setAsked(true);
    const groups = [...(sizes.current?.querySelectorAll('fieldset') ?? [])];
    groups
      .find((group) => !group.querySelector(':checked'))
      ?.querySelector('input')
      ?.focus();
  }

  return (
    <div className="quick-add">
      <div className="quick-picture">{picture && <Picture {...picture} variant="thumbnail" sizes="140px" />}</div>
      <div className="quick-choices">
        <p>
          <ChosenPrice variant={variant} size={size} words={quick} />
          <span className="text-soft quick-tax">{quick.tax}</span>
        </p>
        <SwatchPicker
          legend={`${quick.colour}: ${variant.name}`}
          name={`${name}-colour`}
          value={variant.code}
          onValueChange={setCode}
          soldOutLabel={quick.soldOut}
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
            onSize={setSize}
            words={quick}
            error={missing ? quick.chooseSize : undefined}
          />
        </div>
        {product.sellable && (line || !article) ? (
          <BuyButton line={line} words={buy} onMissing={leadToSize} onAdded={onAdded} />
        ) : (
          <p className="bag-remark">{quick.notSold}</p>
        )}
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
