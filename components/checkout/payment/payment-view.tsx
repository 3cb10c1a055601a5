'use client';

import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { FailureNote, type FailureWords } from '@/components/order/failure-note';
import { obstacleFields, toObstacleErrors } from '@/components/order/obstacle-list';
import { OrderSum } from '@/components/order/order-sum';
import { PlaceOrder } from '@/components/order/place-order';
import { TaxZoneNotice } from '@/components/order/tax-zone-notice';
import { TermsCheckbox } from '@/components/order/terms-checkbox';
import { Checkbox } from '@/components/ui/checkbox';
import type { OrderSummary, RequiredAcknowledgement } from '@/lib/checkout/checkout';
import { placedNumber } from '@/lib/checkout/place/executive-attempt';
import { executiveOrderCalls, settleOrLeave } from '@/lib/checkout/place/executive-order-calls';
import { usePlaceOrder } from '@/lib/checkout/place/use-place-order';
import { confirmationPath, listObstacles, stepPath } from '@/lib/checkout/checkout-rules';
import type { Words } from '@/lib/i18n/message-texts';
import { type Locale, localePath } from '@/lib/i18n/routing';
import type { PaymentMethod } from '@/lib/order/delivery';
import type { Order } from '@/lib/order/order';
import { announceOrderChange } from '@/lib/order/order-broadcast';
import { isOrderRemark } from '@/lib/order/remark-texts';
import type { Account } from '@/lib/payment/payment';
import { forgetChoice, toTender } from '@/lib/payment/payment-choice';
import { recall, remember } from '@/lib/state/tab-memory';
import { OrderChanges } from './order-changes';
import { PaymentMethods } from './payment-methods';
import { usePaymentChoice } from './use-payment-choice';

/** The lines are drawn by the server and stay there. */
type Start = Omit<OrderSummary, 'order'> & { order: Omit<Order, 'lines' | 'clients' | 'clock' | 'rewards'> };

type Props = {
  locale: Locale;
  start: Start;
  methods: PaymentMethod[];
  account: Account;
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
    withoutVatTitle: string;
    failures: FailureWords;
  };
};

const changedName = 'checkout:changed';

/** The checkout's last step: changes, payment method, acceptances, review and the order button. */
export function PaymentView({
  locale,
  start,
  methods: offered,
  account,
  terms: termsHref,
  review,
  unanswered,
  words,
}: Props) {
  const { order, demands, shipping } = start;
  const credit = order.payment.terms === 'credit';
  const [accepted, setAccepted] = useState<ReadonlySet<RequiredAcknowledgement>>(new Set());
  const [terms, setTerms] = useState(false);
  const [returned, setReturned] = useState(false);
  const [pressed, setPressed] = useState(false);
  const said = words.payment;
  const paying = usePaymentChoice({ order, offered, account, onStale: reload });
  const { choice, totals, methods, reads, covered, partCents, canPay, carries, recallWay } = paying;

  const { placing, place, ask } = usePlaceOrder(executiveOrderCalls(order.id), {
    // Another document with another policy: its form may leave the shop.
    onPlaced: async (placed, payment) => goTo(await settleOrLeave(placed, payment)),
    // The server renders lines, totals and changes again; the tab keeps what was chosen.
    onChanged: reload,
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
  function reload(): void {
    remember(changedName, order.id);
    window.location.reload();
  }
  const resume = useEffectEvent(() => {
    setReturned(recall<string>(changedName) === order.id);
    remember(changedName, null);
    recallWay();
  });
  useEffect(() => resume(), []);

  const list = listObstacles(totals, demands, {
    // The step before this one asks for it.
    hasShipping: true,
    partTyped: choice.part === null || partCents !== null,
    canPay,
    terms,
    accepted,
  });
  const errors = toObstacleErrors({ list, shown: pressed }, said.obstacles);
  const accept = (demand: RequiredAcknowledgement, yes: boolean) =>
    setAccepted((all) => new Set(yes ? [...all, demand] : [...all].filter((each) => each !== demand)));
  const submit = () =>
    place({
      version: order.version,
      seenCents: totals.totalCents,
      tender: covered ? null : toTender(choice, totals.dueCents),
      balance: choice.balance,
      partCents,
      termsVersion: start.termsVersion,
      accepted: [...accepted],
    });

  return (
    <div className="checkout-pay">
      <OrderChanges
        locale={locale}
        differences={order.differences}
        remarks={order.remarks.filter(isOrderRemark)}
        asked={demands.includes('differences')}
        returned={returned}
        accepted={accepted.has('differences')}
        error={errors.differences}
        words={{
          differences: words.differences,
          remarks: words.remarks,
          nothingPlaced: said.nothingPlaced,
        }}
        onAccept={(yes) => accept('differences', yes)}
      />
      <TaxZoneNotice zone={shipping.zone} remarks={shipping.remarks} title={words.withoutVatTitle} words={words} />
      {demands.includes('import') && (
        <Checkbox
          id={obstacleFields.import}
          label={said.import}
          error={errors.import}
          checked={accepted.has('import')}
          onChange={({ target }) => accept('import', target.checked)}
        />
      )}
      <section aria-labelledby="how" className="checkout-block" id={obstacleFields.method} tabIndex={-1}>
        <h2 id="how">{said.how}</h2>
        <FailureNote failure={reads.failure} words={words.failures} onRetry={reads.retry} />
        <PaymentMethods
          locale={locale}
          methods={methods}
          credit={credit}
          dueOn={order.payment.dueOn}
          account={account}
          carries={carries}
          choice={choice}
          covered={covered}
          usedCents={totals.balanceCents}
          words={words}
          bounds={paying.bounds}
          errors={errors}
          onType={paying.keep}
          onChoose={paying.choose}
        />
      </section>
      <section className="checkout-block">
        {demands.includes('partial') && (
          <Checkbox
            id={obstacleFields.partial}
            label={said.acceptPartial}
            error={errors.partial}
            checked={accepted.has('partial')}
            onChange={({ target }) => accept('partial', target.checked)}
          />
        )}
        <TermsCheckbox href={termsHref} checked={terms} error={errors.terms} words={said} onChange={setTerms} />
      </section>
      {review}
      <OrderSum
        totals={totals}
        coupon={order.coupon}
        onAccount={choice.way === 'credit' && !covered}
        words={words.totals}
      />
      {unanswered}
      <PlaceOrder
        placing={placing}
        waiting={reads.pending}
        obstacles={{
          list,
          shown: pressed,
          missingCents: totals.missingMinimumCents,
          bag: localePath(locale, stepPath('bag')),
          onShow: () => setPressed(true),
        }}
        words={words}
        onPlace={submit}
        onAsk={ask}
      />
    </div>
  );
}
