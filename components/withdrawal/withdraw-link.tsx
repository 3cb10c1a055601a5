'use client';

import { buttonClass } from '@/components/ui/button';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { type WithdrawableOrder, withdrawalOfOrder } from '@/lib/withdrawal/withdrawal';
import { passOrderToForm } from '@/lib/withdrawal/withdrawal-memory';

/** From an order to the form: the number is behind the #, everything else is passed in the tab. */
export function WithdrawLink({ locale, order, label }: { locale: Locale; order: WithdrawableOrder; label: string }) {
  return (
    <a
      href={localePath(locale, withdrawalOfOrder(order.number))}
      onClick={() => passOrderToForm(order)}
      className={buttonClass({ variant: 'secondary' })}
    >
      {label}
    </a>
  );
}
