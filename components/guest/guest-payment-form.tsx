'use client';

import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { FailureNote } from '@/components/order/failure-note';
import { obstacleFields, toObstacleErrors } from '@/components/order/obstacle-list';
import { OrderSum } from '@/components/order/order-sum';
import { PlaceOrder } from '@/components/order/place-order';
import { TaxZoneNotice } from '@/components/order/tax-zone-notice';
import { TermsCheckbox } from '@/components/order/terms-checkbox';
import { MethodChoice } from '@/components/payment/method-choice';
import { Checkbox } from '@/components/ui/checkbox';
import type { GuestValues } from '@/lib/checkout/address/guest-form';
import { listObstacles } from '@/lib/checkout/checkout-rules';
import type { GuestBag } from '@/lib/checkout/draft/guest-draft';
import { type SeenShipping, shippingChange } from '@/lib/checkout/draft/shipping-change';
import { useGuestPrice } from '@/lib/checkout/draft/use-guest-price';
import { guestPath } from '@/lib/checkout/guest-paths';
import type { PlaceOrderState } from '@/lib/checkout/place/use-place-order';
import type { GuestAgreement } from '@/lib/checkout/place/placement';
import { localePath } from '@/lib/i18n/routing';
import type { Difference } from '@/lib/order/order-line';
import { GuestOrderChanges } from './guest-order-changes';
import { GuestOrderReview } from './guest-order-review';
import { GuestShipping } from './guest-shipping';
import { GuestLoading } from './guest-states';
import type { GuestPaymentWords } from './words';

type Props = {
  bag: GuestBag;
  values: GuestValues;
  terms: string;
  guarantee: ReactNode;
  /** The changes that kept the order from being placed. */
  changed: Difference[] | null;
  placing: PlaceOrderState;
  words: GuestPaymentWords;
  onPlace: (agreement: GuestAgreement) => void;
};

/** The final step: changes, shipping, payment, the articles, and the button. */
export function GuestPaymentForm({
  bag,
  values,
  terms: termsHref,
  guarantee,
  changed,
  placing,
  words,
  onPlace,
}: Props) {
  const { alias, locale } = bag;
  const said = words.payment;
  const asked = useGuestPrice(bag, { country: values.country, postalCode: values.postalCode });
  const { price, choice, choose } = asked;
  const [terms, setTerms] = useState(false);
  const [imports, setImports] = useState(false);
  const [marketing, setMarketing] = useState(false);
  const [pressed, setPressed] = useState(false);
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
  const tender = price.methods.find((each) => each.available && each.tender === choice.tender)?.tender;
  const demands = price.totals.withoutVat ? (['import'] as const) : [];
  const list = listObstacles(price.totals, [...demands], {
    hasShipping: method !== undefined,
    partTyped: true,
    canPay: tender !== undefined,
    terms,
    accepted: new Set(imports ? (['import'] as const) : []),
  });
  const errors = toObstacleErrors({ list, shown: pressed }, said.obstacles);
  const submit = () => {
    if (!method || !tender) return;
    setSeenShipping({ code: method.code, name: method.name, cents: method.costCents });
    onPlace({
      bag,
      values,
      ...choice,
      shipping: method.code,
      tender,
      coupon: price.coupon?.code ?? null,
      seenCents: price.totals.totalCents,
      termsVersion: price.termsVersion,
      accepted: imports ? ['import'] : [],
      marketing,
    });
  };

  return (
    <div className="checkout-pay">
      <GuestOrderChanges
        locale={locale}
        differences={
          changed ? [...changed, ...shippingChange(seenShipping, price.shipping.methods)] : asked.differences
        }
        returned={changed !== null}
        bag={localePath(locale, guestPath(alias, 'bag'))}
        words={words}
      />
      <TaxZoneNotice
        zone={price.shipping.zone}
        remarks={price.shipping.remarks}
        title={words.shipping.withoutVatTitle}
        words={words}
      />
      {price.totals.withoutVat && (
        <Checkbox
          id={obstacleFields.import}
          label={said.import}
          error={errors.import}
          checked={imports}
          onChange={({ target }) => setImports(target.checked)}
        />
      )}
      <GuestShipping
        locale={locale}
        shipping={price.shipping}
        choice={choice}
        error={errors.shipping}
        words={words}
        onChoose={choose}
      />
      <section aria-labelledby="how" className="checkout-block" id={obstacleFields.method} tabIndex={-1}>
        <h2 id="how">{said.how}</h2>
        {!price.methods.some(({ available }) => available) && (
          <p role="alert" className="checkout-notice">
            <strong>{said.noneTitle}.</strong> {words.guest.noneText}
          </p>
        )}
        <MethodChoice
          methods={price.methods}
          value={choice.tender ?? ''}
          error={errors.method}
          words={words}
          onChoose={(way) =>
            choose({ ...choice, tender: price.methods.find((each) => each.tender === way)?.tender ?? null })
          }
        />
      </section>
      {guarantee}
      <GuestOrderReview locale={locale} alias={alias} price={price} values={values} words={words} />
      <section className="checkout-block">
        <TermsCheckbox href={termsHref} checked={terms} error={errors.terms} words={said} onChange={setTerms} />
        <Checkbox
          label={words.guest.news}
          hint={words.guest.newsHint}
          checked={marketing}
          onChange={({ target }) => setMarketing(target.checked)}
        />
      </section>
      <FailureNote failure={asked.failure} words={words.failures} onRetry={asked.retry} />
      <OrderSum
        totals={price.totals}
        coupon={price.coupon}
        shippingChosen={method !== undefined}
        earns={false}
        words={words.totals}
      />
      <PlaceOrder
        placing={placing}
        waiting={asked.pending}
        obstacles={{
          list,
          shown: pressed,
          missingCents: price.totals.missingMinimumCents,
          bag: localePath(locale, guestPath(alias, 'bag')),
          onShow: () => setPressed(true),
        }}
        words={words}
        onPlace={submit}
        onAsk={() => {}}
      />
    </div>
  );
}
