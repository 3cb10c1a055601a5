'use client';

import { useEffect, useState } from 'react';
import { Link } from '@/components/layout/link';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { linkClass } from '@/components/ui/text-link';
import { readCurrentProduct } from '@/lib/cart/current-product';
import type { Product } from '@/lib/catalogue/product-mappers';
import type { Words } from '@/lib/i18n/message-texts';
import { splitLocale } from '@/lib/i18n/routing';
import { ArticleChoice, useArticleChoice } from './article-choice';
import { BuyButton } from './buy-button';
import type { BuyWords } from './buy-words';
import './bag.css';

export type QuickAddProps = {
  product: { reference: string; name: string; href: string };
  colour: string;
  /** The size chosen before, elsewhere. */
  size?: string;
  words: { quick: Words<'cart.quick'>; buy: BuyWords };
  open: boolean;
  onClose: () => void;
  /** The article is in the bag. */
  onAdded?: () => void;
};

type State = { kind: 'loading' } | { kind: 'failed'; gone: boolean } | { kind: 'ready'; product: Product };

/** Chooses colour and size of one style and adds the article: what does not fit on a card. */
export function QuickAdd({ product, colour, size, words, open, onClose, onAdded }: QuickAddProps) {
  const { quick } = words;
  const [state, setState] = useState<State>({ kind: 'loading' });
  const [turn, setTurn] = useState(0);

  // Each retry changes `turn`, which asks again.
  const question = open ? `${product.reference} ${turn}` : null;
  useEffect(() => {
    if (question === null) return;
    let left = false;
    setState({ kind: 'loading' });
    void readCurrentProduct(product.reference, splitLocale(window.location.pathname).locale).then((answer) => {
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
          size={size}
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

type ChoiceProps = Pick<QuickAddProps, 'colour' | 'size' | 'words'> & { product: Product; onAdded: () => void };

function Choice({ product, colour, size, words: { quick, buy }, onAdded }: ChoiceProps) {
  const chosen = useArticleChoice(product, colour, size);
  const { line, article } = chosen;
  return (
    <ArticleChoice product={product} chosen={chosen} words={quick}>
      {product.sellable && (line || !article) ? (
        <BuyButton line={line} words={buy} onMissing={chosen.leadToSize} onAdded={onAdded} />
      ) : (
        <p className="bag-remark">{quick.notSold}</p>
      )}
    </ArticleChoice>
  );
}
