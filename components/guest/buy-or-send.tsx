'use client';

import { Link } from '@/components/layout/link';
import { buttonClass } from '@/components/ui/button';
import { useCartLines } from '@/lib/cart/use-cart-lines';
import { listAvailableLines } from '@/lib/checkout/draft/guest-draft';
import { guestPath } from '@/lib/checkout/guest-paths';
import { fill, type Words } from '@/lib/i18n/message-texts';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { sendBagAnchor } from '@/lib/requests/sent/sent-bag-paths';
import './guest.css';

type Props = {
  locale: Locale;
  alias: string;
  /** The store's executive; null in the shop's own store. */
  executive: string | null;
  words: Words<'sentBag.ways'>;
};

/** Both ways out of a bag side by side, above its lines. */
export function BuyOrSend({ locale, alias, executive, words }: Props) {
  const cart = useCartLines();
  if (cart.state !== 'ready' || listAvailableLines(cart.lines).length === 0) return null;
  return (
    <section className="bag-ways" aria-label={words.label}>
      <Link href={localePath(locale, guestPath(alias, 'clientdata'))} className={buttonClass({ size: 'compact' })}>
        {words.buy}
      </Link>
      <a href={`#${sendBagAnchor}`} className={buttonClass({ variant: 'secondary', size: 'compact' })}>
        {executive ? fill(words.sendTitleTo, { name: executive }) : words.sendTitle}
      </a>
    </section>
  );
}
