'use client';

import { useEffect, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { addToCart, type CartAnswer, type CartProblem, removeLine } from '@/lib/cart/cart';
import type { CartLine } from '@/lib/cart/cart-line';
import { type CartArticle, readCurrentProduct, toCartArticle } from '@/lib/cart/current-product';
import type { Article, Product } from '@/lib/catalogue/product-mappers';
import { fill, type Words } from '@/lib/i18n/message-texts';
import { splitLocale } from '@/lib/i18n/routing';
import { toSizeSystem } from '@/lib/size-tables/bra-sizes';
import { useSizeSystem } from '@/lib/size-tables/use-size-system';
import { SizeChoice } from './size-choice';

type Props = {
  line: CartLine;
  words: { page: Words<'cart.page'>; quick: Words<'cart.quick'>; problem: Words<'cart.problem'> };
};

/** Replaces the line by another size of the same colour, with the same quantity. */
export function ChangeSize({ line, words }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="compact" onClick={() => setOpen(true)}>
        {words.page.change}
        <span className="sr-only"> {line.name}</span>
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={fill(words.page.changeTitle, { name: line.name })}
        closeLabel={words.quick.close}
      >
        {open && <Sizes line={line} words={words} onDone={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}

type ProductState = 'loading' | 'failed' | 'gone' | Product;

function Sizes({ line, words, onDone }: Props & { onDone: () => void }) {
  const { quick } = words;
  const [found, setFound] = useState<ProductState>('loading');
  const [turn, setTurn] = useState(0);
  // Each retry changes `turn`, which asks again.
  const question = `${line.reference} ${turn}`;
  useEffect(() => {
    let left = false;
    const [reference = ''] = question.split(' ');
    void readCurrentProduct(reference, splitLocale(window.location.pathname).locale).then((answer) => {
      if (left) return;
      setFound(answer.ok ? answer.data : answer.kind === 'absent' ? 'gone' : 'failed');
    });
    return () => {
      left = true;
    };
  }, [question]);

  if (found === 'loading') {
    return (
      <div aria-busy="true" className="bag-loading">
        <span className="sr-only">{quick.loading}</span>
        <Skeleton className="h-28" />
      </div>
    );
  }
  if (typeof found === 'string') {
    return (
      <div className="bag-loading">
        <p role="alert" className="form-failure">
          {quick[found]}
        </p>
        {found === 'failed' && (
          <Button variant="secondary" onClick={() => setTurn(turn + 1)}>
            {quick.retry}
          </Button>
        )}
      </div>
    );
  }
  return <Choice line={line} product={found} words={words} onDone={onDone} />;
}

function Choice({ line, product, words, onDone }: Props & { product: Product; onDone: () => void }) {
  const { page, quick } = words;
  const name = useId();
  const locale = splitLocale(window.location.pathname).locale;
  const [system] = useSizeSystem(locale);
  const [size, setSize] = useState<string | null>(line.size);
  const [asked, setAsked] = useState(false);
  const [problem, setProblem] = useState<CartProblem | null>(null);
  const variant = product.variants.find(({ articles }) => articles.some(({ code }) => code === line.key));
  const article = variant?.articles.find((each) => each.size === size);
  const next = variant && article ? toCartArticle(product, variant, article) : null;
  if (!variant) return <p className="form-failure">{quick.gone}</p>;

  async function change(): Promise<void> {
    if (!next || !isThere(article)) return setAsked(true);
    const answer = await swap(line, next);
    setProblem(answer.ok ? null : answer.problem);
    if (answer.ok) onDone();
  }
  return (
    <div className="quick-choices">
      <SizeChoice
        locale={locale}
        name={name}
        articles={variant.articles}
        size={size}
        onSize={setSize}
        words={quick}
        error={asked && !isThere(article) ? (article ? quick.soldOut : quick.chooseSize) : undefined}
      />
      <p role="alert" className="form-failure" hidden={!problem}>
        {problem && words.problem[problem]}
      </p>
      <Button onClick={() => void change()}>
        {article ? fill(page.changeTo, { size: toSizeSystem(article.size, system) }) : page.change}
      </Button>
    </div>
  );
}

const isThere = (article: Article | undefined) => (article?.maxQuantity ?? 0) > 0;

/** Adds before it removes, so that a failure loses nothing. The same size again is no change. */
async function swap(line: CartLine, next: CartArticle): Promise<CartAnswer<unknown>> {
  if (next.key === line.key) return { ok: true, value: null, kept: 'device' };
  const added = await addToCart({ ...next, quantity: Math.max(1, line.quantity), addedAt: line.addedAt });
  return added.ok ? removeLine(line.key) : added;
}
