'use client';

import { useEffect } from 'react';
import { GiftCardsField } from '@/components/checkout/gift-cards-field';
import { ExchangeSection } from '@/components/exchange/exchange-section';
import { FailureNote } from '@/components/order/failure-note';
import { OfferAccount } from '@/components/password/account/offer-account';
import { DeadlineNote } from '@/components/payment/deadline-note';
import { Outcome } from '@/components/payment/outcome';
import { PayForm } from '@/components/payment/pay-form';
import { PendingPaymentNote } from '@/components/payment/pending-payment-note';
import { SendProof } from '@/components/payment/send-proof';
import { TransferInstructions } from '@/components/payment/transfer-instructions';
import { Disclosure } from '@/components/ui/disclosure';
import { EmptyState } from '@/components/ui/empty-state';
import { isPaidOnDelivery } from '@/contract/tenders';
import type { GuestOrderKey } from '@/lib/checkout/checkout';
import { formatMoment } from '@/lib/checkout/delivery-days';
import { guestOrderPath } from '@/lib/checkout/guest-paths';
import { goToPaymentHandover } from '@/lib/checkout/place/go-to-payment';
import { payByAnotherMethod, payByGiftCard, sendGuestProof } from '@/lib/checkout/placed/guest-placed-calls';
import type { GuestOrder } from '@/lib/checkout/placed/placed-order';
import { formatEnd } from '@/lib/checkout/placed/placed-texts';
import { useGuestOrder, useGuestOrderKey } from '@/lib/checkout/placed/use-guest-order';
import { emitShopEvent, type ShopEvent, toTrackedItem } from '@/lib/consent/shop-events';
import { mayExchange } from '@/lib/exchange/exchange';
import { fill } from '@/lib/i18n/message-texts';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { canRetryOrder, isAwaited } from '@/lib/payment/payment-rules';
import { shopNow } from '@/lib/sign-in/load-session';
import { GuestLoading } from './guest-states';
import { GuestOrderContents, GuestThanks } from './guest-thanks';
import { GuestOrderActions } from './placed-order/guest-order-actions';
import type { GuestConfirmationWords } from './words';

type Props = {
  locale: Locale;
  alias: string;
  /** Whether the shop takes gift cards. */
  offersCards: boolean;
  words: GuestConfirmationWords;
};

/** T04, N13. Reads and changes nothing: the mail's link opened a week later shows the current state. */
export function GuestConfirmation({ locale, alias, offersCards, words }: Props) {
  const key = useGuestOrderKey(alias);
  const said = words.confirmation;
  if (key === undefined) return <GuestLoading words={said} />;
  if (key === null) return <EmptyState title={said.unknown}>{said.unknownText}</EmptyState>;
  return <Found locale={locale} alias={alias} offersCards={offersCards} orderKey={key} words={words} />;
}

function Found({ locale, alias, offersCards, orderKey, words }: Props & { orderKey: GuestOrderKey }) {
  const said = words.confirmation;
  const { answer, check } = useGuestOrder(orderKey);
  const found = answer?.ok ? answer.data : null;
  useEffect(() => {
    if (found && isSettled(found)) emitShopEvent(toBought('purchase', found));
    // Analytics learns of a refund from the order's page.
    if (found?.state === 'refunded') emitShopEvent(toBought('refund', found));
  }, [found]);
  if (!answer) return <GuestLoading words={said} />;
  if (!answer.ok && (answer.kind === 'absent' || answer.kind === 'invalid'))
    return <EmptyState title={said.unknown}>{said.unknownText}</EmptyState>;
  if (!answer.ok) return <FailureNote failure={answer} words={words.failures} onRetry={() => void check()} />;
  const order = answer.data;
  const ended = formatEnd(order.state, words.placed);
  return (
    <>
      {ended && <p className="checkout-notice">{ended}</p>}
      {isSettled(order) ? (
        !ended && <GuestThanks locale={locale} order={order} words={words} />
      ) : (
        <OrderState {...{ locale, alias, offersCards, orderKey, order, check, words }} />
      )}
      <GuestOrderContents locale={locale} order={order} words={words} />
      {mayExchange(order.state) && (
        <ExchangeSection locale={locale} order={orderKey} customs={order.totals.withoutVat} words={words.exchange} />
      )}
      <GuestOrderActions
        locale={locale}
        orderKey={orderKey}
        order={order}
        onChanged={() => void check()}
        words={words}
      />
      <OfferAccount locale={locale} orderKey={orderKey} mail={order.email} words={words.account} />
    </>
  );
}

/** True if nothing is left to pay before the parcel arrives. */
const isSettled = ({ state, result }: GuestOrder): boolean =>
  result.state === 'paid' || (isPaidOnDelivery(result.tender) && settledStates.has(state));

const settledStates: ReadonlySet<string> = new Set(['pending', 'paid', 'sent', 'delivered']);

/** Contains neither the buyer nor a size. */
const toBought = (name: 'purchase' | 'refund', { number, lines, totals }: GuestOrder): ShopEvent => ({
  name,
  number,
  cents: totals.totalCents,
  items: lines.map(toTrackedItem),
});

type OrderStateProps = Props & {
  orderKey: GuestOrderKey;
  order: GuestOrder;
  check: ReturnType<typeof useGuestOrder>['check'];
};

function OrderState({ locale, alias, offersCards, orderKey, order, check, words }: OrderStateProps) {
  const { result, methods } = order;
  const { state, transfer } = result;
  const awaited = isAwaited(state);
  const here = localePath(locale, guestOrderPath(alias, orderKey));
  const again = canRetryOrder(result) && (
    <>
      {offersCards && (
        <GiftCardsField
          cards={order.totals.giftCards}
          covered={order.totals.dueCents === 0}
          words={{ giftCard: words.giftCard, remarks: words.failures.reasons }}
          onTry={async (code) => {
            const answer = await payByGiftCard(orderKey, order, { locale, code });
            if (answer.ok && 'card' in answer.data) await check();
            return answer;
          }}
        />
      )}
      <PayForm
        locale={locale}
        origin="lateCheckout"
        methods={methods}
        tried={result.tender}
        cents={result.amountCents}
        words={{
          pay: { ...words.pay, none: words.confirmation.none },
          payment: words.payment,
          failures: words.failures,
        }}
        pay={(_, tender) => payByAnotherMethod(orderKey, order, { locale, tender })}
        onGo={({ payment }) => (payment ? goToPaymentHandover(locale, alias, orderKey, payment) : void check())}
      />
    </>
  );
  return (
    <Outcome
      locale={locale}
      result={result}
      words={{
        payment: words.payment,
        remarks: words.failures.reasons,
        result: { ...words.result, denied: { ...words.result.denied, text: words.confirmation.denied } },
      }}
    >
      {awaited && transfer ? (
        <TransferInstructions locale={locale} transfer={transfer} words={words.transfer}>
          {transfer.proofAt !== undefined && (
            <SendProof
              payment={transfer.payment}
              sentNote={transfer.proofAt && fill(words.proof.sent, { date: formatMoment(transfer.proofAt, locale) })}
              words={{ proof: words.proof, failures: words.failures }}
              send={(payment, text) => sendGuestProof(orderKey, payment, text)}
            />
          )}
        </TransferInstructions>
      ) : (
        <DeadlineNote locale={locale} until={result.reservedUntil} words={words.deadline} now={shopNow()} />
      )}
      {awaited && <PendingPaymentNote here={here} check={check} words={words.result.awaited} />}
      {again && (awaited || state === 'unknown') ? (
        <Disclosure summary={transfer ? words.result.awaitedTransfer.otherwise : words.result.awaited.unpaid}>
          {again}
        </Disclosure>
      ) : (
        again
      )}
    </Outcome>
  );
}
