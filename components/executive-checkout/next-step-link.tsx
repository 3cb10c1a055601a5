'use client';

import { type MouseEvent, type ReactNode, useRef } from 'react';
import { Link } from '@/components/layout/link';
import { buttonClass } from '@/components/ui/button';
import { type NextStep, stepPath } from '@/lib/checkout/checkout-rules';
import { takeUsualDelivery } from '@/lib/checkout/draft/executive-draft-mutations';
import { type Locale, localePath } from '@/lib/i18n/routing';

type Props = { locale: Locale; step: NextStep; children: ReactNode };

/** The way on. It passes the delivery by if an order without any can take the usual one. */
export function NextStepLink({ locale, step, children }: Props) {
  const isGoing = useRef(false);
  async function goOn(event: MouseEvent): Promise<void> {
    if (step !== 'shipping' || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // A second press would find what the first one chose, and lead to the delivery.
    if (isGoing.current) return;
    isGoing.current = true;
    const next = (await takeUsualDelivery()) ? 'payment' : 'shipping';
    isGoing.current = false;
    window.location.assign(localePath(locale, stepPath(next)));
  }
  return (
    <Link href={localePath(locale, stepPath(step))} className={buttonClass()} onClick={(event) => void goOn(event)}>
      {children}
    </Link>
  );
}
