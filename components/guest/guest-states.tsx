'use client';

import { Link } from '@/components/layout/link';
import { Button, buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import type { CartProblem } from '@/lib/cart/cart';
import { guestOrderPath, guestPath } from '@/lib/checkout/guest-paths';
import { placedGuestOrders } from '@/lib/checkout/place/guest-attempt';
import { fill, type Words } from '@/lib/i18n/message-texts';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { useInBrowser } from '@/lib/state/use-store';
import type { BagStateWords } from './words';

type Props = { locale: Locale; alias: string; problem?: CartProblem; words: BagStateWords };

export const GuestLoading = ({ words }: { words: Pick<BagStateWords, 'loading'> }) => (
  <div aria-busy="true" className="guest-opening">
    <span className="sr-only" role="status">
      {words.loading}
    </span>
    <Skeleton className="h-28" />
    <Skeleton className="h-28" />
  </div>
);

/** Nothing to buy: the bag could not be read, is ordered already, or is empty. */
export function GuestNothingToBuy({ locale, alias, problem, words }: Props) {
  const placed = useInBrowser(() => JSON.stringify(placedGuestOrders.inTab(alias)), 'null');
  const order = JSON.parse(placed) as ReturnType<typeof placedGuestOrders.inTab>;
  if (problem) {
    return (
      <div role="alert" className="form-failure">
        <p>{words.problem[problem]}</p>
        <Button variant="secondary" onClick={() => window.location.reload()}>
          {words.trouble.retry}
        </Button>
      </div>
    );
  }
  const { title, text, way } = order ? words.placed : words.empty;
  const href = order ? guestOrderPath(alias, order) : guestPath(alias, 'bag');
  return (
    <EmptyState
      title={title}
      actions={
        <Link href={localePath(locale, href)} className={buttonClass()}>
          {way}
        </Link>
      }
    >
      {fill(text, { number: order?.number ?? '' })}
    </EmptyState>
  );
}

type EarlyProps = { locale: Locale; alias: string; words: { early: Words<'guest.early'> } };

/** Shown if the tab has no address, which the payment step needs. */
export const GuestDataMissing = ({ locale, alias, words: { early } }: EarlyProps) => (
  <EmptyState
    title={early.title}
    actions={
      <Link href={localePath(locale, guestPath(alias, 'clientdata'))} className={buttonClass()}>
        {early.way}
      </Link>
    }
  >
    {early.text}
  </EmptyState>
);
