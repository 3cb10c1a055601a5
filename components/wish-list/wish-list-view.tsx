'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CompareBar } from '@/components/comparison/compare-bar';
import { Link } from '@/components/layout/link';
import { InteractiveProductCard } from '@/components/product-card/interactive-product-card';
import { Button, buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import { fill, fillCount, type Words } from '@/lib/i18n/message-texts';
import { splitLocale } from '@/lib/i18n/routing';
import { loadSessionOnce } from '@/lib/sign-in/load-session';
import { useShopState } from '@/lib/state/use-shop-state';
import { useInBrowser } from '@/lib/state/use-store';
import { useWishCards } from '@/lib/wish-list/use-wish-cards';
import { matchCards, type WishCard } from '@/lib/wish-list/wish-cards';
import { isListVisible, useWishAccount, useWishes, wishList } from '@/lib/wish-list/wish-list';
import { hasWish, type Wish, withoutWishes } from '@/lib/wish-list/wish-list-rules';
import type { CardActionWords } from './card-action-words';
import { CardActions } from './card-actions';
import { MoveToBag, ShareList } from './list-actions';
import './wish-list.css';

type Props = {
  href: string;
  home: string;
  title: string;
  words: {
    page: Words<'wishList.page'>;
    card: Words<'catalogue.card'>;
    actions: CardActionWords;
    bar: Words<'comparison.bar'>;
  };
};

/** The device's own list. A removed wish keeps its place, to be undone, until the page is left. */
export function WishListView({ href, home, title, words }: Props) {
  const { page } = words;
  const wishes = useWishes();
  const account = useWishAccount();
  const inBrowser = useInBrowser(() => true, false);
  const seen = useSeen(wishes, account);

  const { state, cards, again } = useWishCards(wishes);
  const retry = () => {
    again();
    // The list's owner may be unknown yet as well.
    void loadSessionOnce();
  };
  const session = useShopState('session');
  const hidden = !isListVisible(account, session) && state !== 'failed';
  if (!inBrowser || hidden) return <Waiting words={page} />;
  if (seen.length === 0) {
    return (
      <EmptyState
        title={page.emptyTitle}
        actions={
          <Link href={home} className={buttonClass()}>
            {page.home}
          </Link>
        }
      >
        {page.emptyText}
        {wishList.isClosed() && <p className="wish-remark">{page.closed}</p>}
      </EmptyState>
    );
  }
  if (state === 'failed') {
    return (
      <div role="alert" className="form-failure">
        <p>{page.failed}</p>
        <Button variant="secondary" onClick={retry}>
          {page.retry}
        </Button>
      </div>
    );
  }
  const matched = matchCards(seen, cards);
  const unknown = wishes.some(({ reference }) => !cards.some((card) => card.reference === reference));
  if (state === 'loading' && unknown) return <Waiting words={page} />;

  const gone = matched.filter(({ wish, card }) => !card && hasWish(wishes, wish)).map(({ wish }) => wish);
  const shown = matched.filter(({ card }) => card);
  return (
    <>
      <p role="status" className="text-soft">
        {fillCount(page.count, wishes.length - gone.length)}
      </p>
      <p className="text-soft">{page.sizes}</p>
      {account !== null && <p className="text-soft">{page.account}</p>}
      {wishList.isClosed() && <p className="wish-remark">{page.closed}</p>}
      {gone.length > 0 && (
        <p className="wish-remark">
          {fillCount(page.gone, gone.length)}{' '}
          <Button variant="quiet" size="compact" onClick={() => wishList.remove(gone)}>
            {page.goneRemove}
          </Button>
        </p>
      )}
      <ul className="product-grid">
        {shown.map((each) => (
          <li key={`${each.wish.reference}.${each.wish.colour}`}>
            <Wished {...each} kept={hasWish(wishes, each.wish)} words={words} />
          </li>
        ))}
      </ul>
      <CompareBar locale={splitLocale(href).locale} words={words.bar} />
      {wishes.length > gone.length && <ShareList wishes={wishes} href={href} title={title} words={page} />}
    </>
  );
}

/** Everything that was on the list since the page was opened; empty after an account has signed out. */
function useSeen(wishes: Wish[], account: string | null): Wish[] {
  const [seen, setSeen] = useState({ account, wishes });
  const before = seen.account === null || seen.account === account ? seen.wishes : [];
  const fresh = withoutWishes(wishes, before);
  if (fresh.length === 0 && seen.account === account) return before;
  const now = { account, wishes: [...fresh, ...before] };
  setSeen(now);
  return now.wishes;
}

function Wished({ wish, card, kept, words }: WishCard & { kept: boolean; words: Props['words'] }): ReactNode {
  if (!card) return null;
  if (!kept) return <Removed name={card.name} words={words.page} onUndo={() => wishList.add([wish])} />;
  return (
    <InteractiveProductCard
      product={card}
      words={words.card}
      headingLevel={2}
      shownColour={wish.colour}
      group={`${wish.colour}.`}
      actions={(colour = wish.colour) => (
        <>
          <CardActions product={card} colour={colour} words={words.actions} />
          {card.available && (
            <MoveToBag wish={wish} colour={colour} card={card} label={words.page.move} words={words.actions} />
          )}
        </>
      )}
    />
  );
}

function Removed({ name, words, onUndo }: { name: string; words: Words<'wishList.page'>; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  // The pressed heart is gone, so keyboard focus moves here.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div className="wish-removed">
      <p>{fill(words.removed, { name })}</p>
      <Button ref={button} variant="secondary" onClick={onUndo}>
        {words.undo}
        <span className="sr-only"> {name}</span>
      </Button>
    </div>
  );
}

function Waiting({ words }: { words: Words<'wishList.page'> }) {
  return (
    <div aria-busy="true">
      <span className="sr-only">{words.loading}</span>
      <div className="product-grid">
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} className="aspect-3/4" />
        ))}
      </div>
    </div>
  );
}
