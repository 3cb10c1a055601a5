'use client';

import { useRef, useState } from 'react';
import { ArticleChoice, useArticleChoice } from '@/components/cart/article-choice';
import type { BuyWords } from '@/components/cart/buy-words';
import { Button, buttonClass } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { formatPrice } from '@/contract/money';
import { type CartArticle, readCurrentProduct } from '@/lib/cart/current-product';
import { showMiniCart } from '@/lib/cart/mini-cart';
import { type PendingAdd, recordPendingAdd, removePendingAdd, removeRefusedAdd } from '@/lib/cart/pending-adds';
import type { Product } from '@/lib/catalogue/product-mappers';
import { fill, fillCount, type Words } from '@/lib/i18n/message-texts';
import { localePath, splitLocale } from '@/lib/i18n/routing';
import { toPadSetPath } from '@/lib/pad/pad-path';
import { hasOrder } from '@/lib/session/session-info';
import { useShopState } from '@/lib/state/use-shop-state';

export type CompleteSetProps = {
  /** The references of this product and of its companion. */
  references: [string, string];
  /** The companion's name. */
  name: string;
  /** This product's colour, which is preselected for the companion if it comes in it. */
  colour: string;
  words: Words<'product.set'>;
  quick: Words<'cart.quick'>;
  buy: BuyWords;
};

type State = 'loading' | 'failed' | [Product, Product];

/**
 * F022 N28. Buys both pieces of a set in one step: two sizes, one total, one button. An executive is led to the pad.
 */
export function CompleteSet({ references, name, ...props }: CompleteSetProps) {
  const { words } = props;
  const [open, setOpen] = useState(false);
  const [state, setState] = useState<State>('loading');
  async function load() {
    setOpen(true);
    setState('loading');
    const { locale } = splitLocale(window.location.pathname);
    const [one, other] = await Promise.all(references.map((each) => readCurrentProduct(each, locale)));
    setState(one?.ok && other?.ok && one.data.sellable && other.data.sellable ? [one.data, other.data] : 'failed');
  }

  return (
    <section className="product-set">
      <Button variant="secondary" onClick={load}>
        {fill(words.open, { name })}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={words.title} closeLabel={words.close}>
        {state === 'loading' && <p role="status">{words.loading}</p>}
        {state === 'failed' && (
          <>
            <p role="alert" className="form-failure">
              {words.failed}
            </p>
            <Button variant="secondary" onClick={load}>
              {words.retry}
            </Button>
          </>
        )}
        {typeof state === 'object' && <Both {...props} products={state} onAdded={() => setOpen(false)} />}
      </Dialog>
    </section>
  );
}

type BothProps = Omit<CompleteSetProps, 'references' | 'name'> & { products: [Product, Product]; onAdded: () => void };

function Both({ products, colour, words, quick, buy, onAdded }: BothProps) {
  const chosen = [useArticleChoice(products[0], colour), useArticleChoice(products[1], colour)];
  const [pending, setPending] = useState(false);
  const [message, setMessage] = useState('');
  const ordering = hasOrder(useShopState('session'));
  // What was added stays: a second press adds the other piece alone.
  const inBag = useRef(new Set<string>());
  const lines = chosen.flatMap(({ line }) => line ?? []);
  const total = lines.length === chosen.length ? lines.reduce((sum, { priceCents }) => sum + priceCents, 0) : null;
  const soldOut = lines.some(({ maxQuantity }) => maxQuantity < 1);

  async function add() {
    setMessage('');
    const missing = chosen.find(({ line }) => !line);
    if (missing) return missing.leadToSize();
    setPending(true);
    const failure = await putBoth(lines, inBag.current, buy);
    setPending(false);
    const [first] = lines;
    if (!failure) {
      onAdded();
      return showMiniCart(lines[1]?.key ?? '');
    }
    setMessage(inBag.current.size > 0 ? fill(words.half, { name: first?.name ?? '', problem: failure }) : failure);
  }

  return (
    <>
      {products.map((product, place) => {
        const one = chosen[place];
        return (
          one && (
            <ArticleChoice
              key={product.reference}
              product={product}
              chosen={one}
              words={quick}
              head={<h3>{product.name}</h3>}
            />
          )
        );
      })}
      <p role="status">{total !== null && fill(words.sum, { total: formatPrice(total) })}</p>
      {ordering && total !== null && !soldOut ? (
        <a href={toPad(lines)} className={buttonClass()}>
          {buy.toOrder}
        </a>
      ) : (
        <Button pending={pending} pendingLabel={words.adding} disabled={soldOut} onClick={add}>
          {soldOut ? quick.soldOut : ordering ? buy.toOrder : words.add}
        </Button>
      )}
      <p role="alert" className="buy-told" hidden={!message}>
        {message}
      </p>
    </>
  );
}

/** Opens the pad with both articles, for an executive: the pad asks for the client and links back. */
function toPad(lines: CartArticle[]): string {
  const { pathname } = window.location;
  const codes = lines.map(({ key }) => key);
  return localePath(splitLocale(pathname).locale, toPadSetPath(codes, pathname));
}

/** Adds both in sequence; returns the error text, or an empty one. */
async function putBoth(lines: CartArticle[], inBag: Set<string>, words: BuyWords): Promise<string> {
  const wanted = lines.filter(({ key }) => !inBag.has(key)).map((line) => ({ ...line, quantity: 1 }));
  const begun = wanted.map((line) => ({ line, id: recordPendingAdd(line) }));
  const said = await putAll(begun, inBag, words);
  for (const { id } of begun) removeRefusedAdd(id);
  return said;
}

async function putAll(begun: PendingAdd[], inBag: Set<string>, { problem, maximum }: BuyWords): Promise<string> {
  const cart = await import('@/lib/cart/cart').catch(() => null);
  if (!cart) return problem.unloaded;
  for (const { id, line } of begun) {
    const answer = await cart.addToCart(line, id);
    if (!answer.ok) return problem[answer.problem];
    inBag.add(line.key);
    if (answer.value.added < 1) return fillCount(maximum, line.maxQuantity);
    removePendingAdd(id);
  }
  return '';
}
