'use client';

import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { GiftCardsField } from '@/components/checkout/gift-cards-field';
import { obstacleFields } from '@/components/checkout/obstacle-list';
import { OrderForm } from '@/components/checkout/order-form';
import { ShippingFold } from '@/components/checkout/shipping-fold';
import { ShippingMethods } from '@/components/checkout/shipping-methods';
import { FailureNote } from '@/components/order/failure-note';
import { MethodChoice } from '@/components/payment/method-choice';
import { Checkbox } from '@/components/ui/checkbox';
import type { GuestValues } from '@/lib/checkout/address/guest-form';
import type { LastChoices } from '@/lib/checkout/address/remembered-guest';
import { isCovered } from '@/lib/checkout/checkout-rules';
import type { GuestBag } from '@/lib/checkout/draft/guest-draft';
import { type SeenShipping, shippingChange } from '@/lib/checkout/draft/shipping-change';
import { useGuestPrice } from '@/lib/checkout/draft/use-guest-price';
import { guestPath } from '@/lib/checkout/guest-paths';
import type { GuestAgreement } from '@/lib/checkout/place/placement';
import type { PlaceOrderState } from '@/lib/checkout/place/use-place-order';
import { localePath } from '@/lib/i18n/routing';
import type { Difference, Remark } from '@/lib/order/order-line';
import { success } from '@/lib/result';
import { GuestOrderReview } from './guest-order-review';
import { GuestLoading } from './guest-states';
import type { GuestPaymentWords } from './words';

type Props = {
  bag: GuestBag;
  values: GuestValues;
  /** What the remembered guest chose in the last order. */
  last: LastChoices | null;
  terms: string;
  guarantee: ReactNode;
  /** Whether the shop takes gift cards. */
  offersCards: boolean;
  /** The changes that kept the order from being placed. */
  changed: { differences: Difference[]; remark: Remark | undefined } | null;
  placing: PlaceOrderState;
  words: GuestPaymentWords;
  onPlace: (agreement: GuestAgreement) => void;
};

/** The final step: changes, shipping, payment, the articles, and the button. */
export function GuestPaymentForm({
  bag,
  values,
  last,
  terms,
  guarantee,
  offersCards,
  changed,
  placing,
  words,
  onPlace,
}: Props) {
  const { locale } = bag;
  const said = words.payment;
  const place = { country: values.country, postalCode: values.postalCode };
  const asked = useGuestPrice(bag, place, { last, paid: true });
  const { price, choice, choose } = asked;
  const [marketing, setMarketing] = useState(false);
  const [seenShipping, setSeenShipping] = useState<SeenShipping | null>(null);
  const askAnew = useEffectEvent(() => asked.retry());
  useEffect(() => {
    if (changed) askAnew();
  }, [changed]);

  if (!price) {
    return asked.failure ? (
      <FailureNote failure={asked.failure} words={words.failures} onRetry={asked.retry} />
    ) : (
      <GuestLoading words={{ loading: words.guest.update }} />
    );
  }
  const method = price.shipping.methods.find(({ code, available }) => available && code === choice.shipping);
  const covered = isCovered(price.totals, 0, false);
  const tender = price.methods.find((each) => each.available && each.tender === choice.tender)?.tender;
  return (
    <OrderForm
      locale={locale}
      draft={{
        ...price,
        differences: changed
          ? [...changed.differences, ...shippingChange(seenShipping, price.shipping.methods)]
          : asked.differences,
      }}
      remarks={changed?.remark && [changed.remark]}
      returned={changed !== null}
      back={{ href: localePath(locale, guestPath(bag.alias, 'bag')), label: words.trouble.bag }}
      chosen={{ hasShipping: method !== undefined, partTyped: true, canPay: covered || tender !== undefined }}
      termsHref={terms}
      news={
        <Checkbox
          label={words.guest.news}
          hint={words.guest.newsHint}
          checked={marketing}
          onChange={({ target }) => setMarketing(target.checked)}
        />
      }
      review={
        <>
          <GuestOrderReview locale={locale} alias={bag.alias} price={price} values={values} words={words} />
          {guarantee}
        </>
      }
      shippingChosen={method !== undefined}
      earns={false}
      placing={placing}
      waiting={asked.pending}
      words={{ ...words, withoutVatTitle: words.shipping.withoutVatTitle }}
      onPlace={(agreement) => {
        if (!method || !(covered || tender)) return;
        setSeenShipping({ code: method.code, name: method.name, cents: method.costCents });
        const { discreet } = choice;
        const coupon = price.coupon?.code ?? null;
        const { giftCards } = asked;
        onPlace({
          ...agreement,
          ...{ bag, values, coupon, marketing, giftCards, discreet },
          shipping: method.code,
          tender: covered ? null : (tender ?? null),
        });
      }}
      onAsk={() => {}}
    >
      {(errors) => (
        <>
          <section aria-label={words.shipping.method} id={obstacleFields.shipping} tabIndex={-1}>
            <ShippingFold locale={locale} method={method} discreet={choice.discreet} words={words}>
              <ShippingMethods
                locale={locale}
                shipping={price.shipping}
                choice={{ method: choice.shipping ?? '', discreet: choice.discreet }}
                error={errors.shipping}
                words={words}
                onChoose={({ method: code, discreet }) => choose({ ...choice, shipping: code, discreet })}
              />
            </ShippingFold>
          </section>
          <section aria-labelledby="how" className="checkout-block" id={obstacleFields.method} tabIndex={-1}>
            <h2 id="how">{said.how}</h2>
            {offersCards && (
              <GiftCardsField
                cards={price.totals.giftCards}
                dropped={asked.droppedCards.map(({ code, reason }) => ({ lastFour: code.slice(-4), reason }))}
                covered={covered}
                waiting={asked.pending}
                words={words}
                onTry={asked.tryCard}
                onRemove={async (card) => success(asked.removeCard(price.totals.giftCards.indexOf(card)))}
              />
            )}
            {!covered && !price.methods.some(({ available }) => available) && (
              <p role="alert" className="checkout-notice">
                <strong>{said.noneTitle}.</strong> {words.guest.noneText}
              </p>
            )}
            {!covered && (
              <MethodChoice
                methods={price.methods}
                value={choice.tender ?? ''}
                last={last?.tender}
                error={errors.method}
                words={words}
                onChoose={(way) =>
                  choose({ ...choice, tender: price.methods.find((each) => each.tender === way)?.tender ?? null })
                }
              />
            )}
          </section>
          <FailureNote failure={asked.failure} words={words.failures} onRetry={asked.retry} />
        </>
      )}
    </OrderForm>
  );
}
