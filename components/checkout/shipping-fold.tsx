import { type ReactNode, useState } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import { formatPrice } from '@/contract/money';
import { formatDays } from '@/lib/checkout/delivery-days';
import type { Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import type { ShippingMethod } from '@/lib/order/delivery';
import './checkout.css';

type Props = {
  locale: Locale;
  /** The chosen method, if there is one. */
  method: ShippingMethod | undefined;
  discreet: boolean;
  words: { shipping: Words<'checkout.shipping'> };
  /** What may be chosen. */
  children: ReactNode;
};

/** The chosen delivery in a line, and folded behind it the others. Without one there is something to decide. */
export function ShippingFold({ locale, method, discreet, words: { shipping: said }, children }: Props) {
  // Not closed by the choice made in it.
  const [open] = useState(method === undefined);
  const facts = method && [formatDays(method.deliveryFrom, method.deliveryTo, locale, said), discreet && said.discreet];
  return (
    <Disclosure
      open={open}
      summary={
        method ? (
          <span className="checkout-method">
            <span>{method.name}</span>
            <span className="checkout-figure">
              {method.costCents === 0 ? said.free : formatPrice(method.costCents)}
            </span>
            <span className="checkout-method-facts">{facts?.filter(Boolean).join(' · ')}</span>
          </span>
        ) : (
          said.method
        )
      }
    >
      <div className="checkout-main">{children}</div>
    </Disclosure>
  );
}
