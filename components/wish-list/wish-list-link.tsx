'use client';

import { useEffect } from 'react';
import { Icon } from '@/components/ui/icon';
import { useShopState } from '@/lib/state/use-shop-state';
import { isListVisible, useWishAccount, useWishes } from '@/lib/wish-list/wish-list';

type Props = { href: string; label: string };

/** The link to the wish list, on every page; it also starts the sync for accounts that are or were signed in. */
export function WishListLink({ href, label }: Props) {
  const session = useShopState('session');
  const account = useWishAccount();
  const wishes = useWishes();
  const concerns = account !== null || session?.client || session?.executive;

  const count = isListVisible(account, session) ? wishes.length : 0;

  // Each change of the list is sent to the account.
  const changed = concerns ? wishes : null;
  useEffect(() => {
    if (changed) void import('@/lib/wish-list/wish-list-sync').then(({ syncWithAccount }) => syncWithAccount(session));
  }, [changed, session]);

  return (
    <a href={href} className="site-tool wish-link">
      <Icon name="heart" />
      <span className="site-tool-label">{label}</span>
      {count > 0 && (
        <>
          <span className="bag-count" aria-hidden="true">
            {count > 99 ? '99+' : count}
          </span>
          <span className="sr-only">, {count}</span>
        </>
      )}
    </a>
  );
}
