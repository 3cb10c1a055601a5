import type { ReactNode } from 'react';
import { formatPrice } from '@/contract/money';
import { cn } from '@/lib/cn';
import type { Words } from '@/lib/i18n/message-texts';
import './checkout.css';

type Props = {
  /** Null where the total is not known. */
  totalCents: number | null;
  words: Pick<Words<'checkout.totals'>, 'total'>;
  /** The way on. */
  children: ReactNode;
  className?: string;
};

/** The total and the way on. They stay at the edge of the screen until their place in the page is reached. */
export const CheckoutBar = ({ totalCents, words, children, className }: Props) => (
  <div className={cn('checkout-bar', className)}>
    {totalCents !== null && (
      <p className="checkout-bar-total">
        {words.total} <strong>{formatPrice(totalCents)}</strong>
      </p>
    )}
    {children}
  </div>
);
