'use client';

import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { GiftCardsField } from '@/components/checkout/gift-cards-field';
import { obstacleFields } from '@/components/checkout/obstacle-list';
import { OrderForm } from '@/components/checkout/order-form';
import { FailureNote, type FailureWords } from '@/components/order/failure-note';
import type { OrderSummary } from '@/lib/checkout/checkout';
import { confirmationPath, leftByCards, stepPath } from '@/lib/checkout/checkout-rules';
import { placedNumber } from '@/lib/checkout/place/executive-attempt';
import { executiveOrderCalls, settleOrLeave } from '@/lib/checkout/place/executive-order-calls';
import { usePlaceOrder } from '@/lib/checkout/place/use-place-order';
import type { Words } from '@/lib/i18n/message-texts';
import { type Locale, localePath } from '@/lib/i18n/routing';
import type { PaymentMethod } from '@/lib/order/delivery';
import type { Order } from '@/lib/order/order';
import { announceOrderChange } from '@/lib/order/order-broadcast';
import type { Remark } from '@/lib/order/order-line';
import { isOrderRemark } from '@/lib/order/remark-texts';
import type { Account } from '@/lib/payment/payment';
import { forgetChoice, toTender } from '@/lib/payment/payment-choice';
import { recall, remember } from '@/lib/state/tab-memory';
import { PaymentMethods } from './payment-methods';
import { usePaymentChoice } from './use-payment-choice';

/** The lines are drawn by the server and stay there. */
type Start = Omit<OrderSummary, 'order'> & { order: Omit<Order, 'lines' | 'clients' | 'clock' | 'rewards'> };

type Props = {
  locale: Locale;
  start: Start;
  methods: PaymentMethod[];
  account: Account;
  /** Whether the shop takes gift cards. */
  offersCards: boolean;
  terms: string;
  /** The ordered articles, the recipient and the shipping. */
  review: ReactNode;
  /** Lines that are not in this order. */
  unanswered: ReactNode;
  words: {
    payment: Words<'checkout.payment'>;
    totals: Words<'checkout.totals'>;
    differences: Words<'checkout.differences'>;
    remarks: Words<'checkout.remarks'>;
    zones: Words<'checkout.zones'>;
    account: Words<'payment.account'>;
    giftCard: Words<'giftCard.use'>;
    withoutVatTitle: string;
    failures: FailureWords;
  };
};

const changedName = 'checkout:changed';
/** What a pressed button came to, kept while the page is read again. */
type Changed = { order: string; remark?: Remark | undefined };

/** The checkout's last step: changes, payment method, acceptances, review and the order button. */
export function PaymentView({
  locale,
  start,
  methods: offered,
  account,
  offersCards,
  terms,
  review,
  unanswered,
  words,
}: Props) {
  const { order } = start;
  const credit = order.payment.terms === 'credit';
  const [changed, setChanged] = useState<Changed | null>(null);
  const paying = usePaymentChoice({
    order,
    offered,
    account,
    lastTender: start.lastTender,
    onStale: () => reload(),
  });
  const { choice, totals, methods, reads, covered, partCents, canPay, carries, recallWay } = paying;

  const { placing, place, ask } = usePlaceOrder(executiveOrderCalls(order.id), {
    // Another document with another policy: its form may leave the shop.
    onPlaced: async (placed, payment) => goTo(await settleOrLeave(placed, payment)),
    // The server renders lines, totals and changes again; the tab keeps what was chosen.
    onChanged: (_, remark) => reload(remark),
    onReturn: () => {
      const number = placedNumber(order.id);
      if (number) goTo(confirmationPath(number));
      return number !== null;
    },
  });

  function goTo(path: string): void {
    forgetChoice();
    announceOrderChange();
    window.location.assign(localePath(locale, path));
  }
  function reload(remark?: Remark): void {
    remember(changedName, { order: order.id, remark } satisfies Changed);
    window.location.reload();
  }
  const resume = useEffectEvent(() => {
    const found = recall<Changed>(changedName);
    setChanged(found?.order === order.id ? found : null);
    remember(changedName, null);
    recallWay();
  });
  useEffect(() => resume(), []);

  return (
    <OrderForm
      locale={locale}
      draft={{ ...start, totals, coupon: order.coupon, differences: order.differences }}
      remarks={[...order.remarks.filter(isOrderRemark), ...(changed?.remark ? [changed.remark] : [])]}
      returned={changed !== null}
      back={{ href: localePath(locale, stepPath('bag')), label: words.differences.back }}
      // The step before this one asks for the shipping method.
      chosen={{ hasShipping: true, partTyped: choice.part === null || partCents !== null, canPay }}
      termsHref={terms}
      onAccount={choice.way === 'credit' && !covered}
      review={review}
      last={unanswered}
      placing={placing}
      waiting={reads.pending}
      words={words}
      onPlace={(agreement) =>
        place({
          ...agreement,
          version: order.version,
          tender: covered ? null : toTender(choice, totals.dueCents),
          balance: choice.balance,
          partCents,
        })
      }
      onAsk={ask}
    >
      {(errors) => (
        <section aria-labelledby="how" className="checkout-block" id={obstacleFields.method} tabIndex={-1}>
          <h2 id="how">{words.payment.how}</h2>
          <FailureNote failure={reads.failure} words={words.failures} onRetry={reads.retry} />
          {offersCards && (
            <GiftCardsField
              cards={totals.giftCards}
              covered={covered}
              waiting={reads.pending}
              words={words}
              onTry={paying.tryCard}
              onRemove={paying.removeCard}
            />
          )}
          {/* With nothing left to pay there is no way to choose. */}
          {leftByCards(totals) > 0 && (
            <PaymentMethods
              locale={locale}
              methods={methods}
              credit={credit}
              dueOn={order.payment.dueOn}
              account={account}
              carries={carries}
              choice={choice}
              lastTender={start.lastTender}
              covered={covered}
              usedCents={totals.balanceCents}
              words={words}
              bounds={paying.bounds}
              errors={errors}
              onType={paying.keep}
              onChoose={paying.choose}
            />
          )}
        </section>
      )}
    </OrderForm>
  );
}
