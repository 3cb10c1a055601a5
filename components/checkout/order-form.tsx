'use client';

import { type ComponentProps, type ReactNode, useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import type { CheckoutDraft, RequiredAcknowledgement } from '@/lib/checkout/checkout';
import { listObstacles, type Obstacle } from '@/lib/checkout/checkout-rules';
import type { Agreement } from '@/lib/checkout/place/placement';
import type { Words } from '@/lib/i18n/message-texts';
import { obstacleFields, toObstacleErrors } from './obstacle-list';
import { OrderChanges } from './order-changes';
import { OrderSum } from './order-sum';
import { PlaceOrder } from './place-order';
import { TaxZoneNotice } from './tax-zone-notice';
import { TermsCheckbox } from './terms-checkbox';

type Props = Pick<ComponentProps<typeof OrderChanges>, 'locale' | 'remarks' | 'returned' | 'back'> &
  Pick<ComponentProps<typeof OrderSum>, 'shippingChosen' | 'onAccount' | 'earns'> &
  Pick<ComponentProps<typeof PlaceOrder>, 'placing' | 'waiting' | 'onAsk'> & {
    draft: CheckoutDraft;
    /** What the buyer has chosen so far. */
    chosen: { hasShipping: boolean; partTyped: boolean; canPay: boolean };
    /** Where the terms of sale are. */
    termsHref: string;
    /** Consent beside the terms that the order does not need. */
    news?: ReactNode;
    /** What is ordered and where it goes, with what the law requires before the button. */
    review: ReactNode;
    /** Directly above the button. */
    last?: ReactNode;
    words: ComponentProps<typeof OrderChanges>['words'] &
      ComponentProps<typeof TaxZoneNotice>['words'] &
      ComponentProps<typeof PlaceOrder>['words'] & {
        totals: Words<'checkout.totals'>;
        giftCard: Words<'giftCard.use'>;
        withoutVatTitle: string;
      };
    /** What is still to be chosen, with the errors of its fields since the button was pressed. */
    children: (errors: Partial<Record<Obstacle, string>>) => ReactNode;
    onPlace: (agreement: Agreement) => void;
  };

/** The checkout's last step: changes and what is to be chosen, then the review, the terms, the total and the button. */
export function OrderForm({ draft, chosen, termsHref, news, review, last, words, children, onPlace, ...props }: Props) {
  const { totals, demands, shipping } = draft;
  const said = words.payment;
  const hasCards = totals.giftCards.length > 0;
  const [accepted, setAccepted] = useState<ReadonlySet<RequiredAcknowledgement>>(new Set());
  const [terms, setTerms] = useState(false);
  const [pressed, setPressed] = useState(false);
  const list = listObstacles(totals, demands, { ...chosen, terms, accepted });
  const errors = toObstacleErrors({ list, shown: pressed }, said.obstacles);

  const consentTo = (demand: RequiredAcknowledgement) => ({
    error: errors[demand],
    checked: accepted.has(demand),
    onChange: (yes: boolean) =>
      setAccepted((all) => new Set(yes ? [...all, demand] : [...all].filter((each) => each !== demand))),
  });
  const demand = (name: 'import' | 'partial', label: string) => {
    const { onChange, ...consent } = consentTo(name);
    return (
      demands.includes(name) && (
        <Checkbox
          {...consent}
          id={obstacleFields[name]}
          label={label}
          onChange={({ target }) => onChange(target.checked)}
        />
      )
    );
  };

  return (
    <div className="checkout-pay">
      <div className="checkout-main">
        <OrderChanges
          {...props}
          differences={draft.differences}
          consent={demands.includes('differences') ? consentTo('differences') : null}
          words={words}
        />
        <TaxZoneNotice zone={shipping.zone} remarks={shipping.remarks} title={words.withoutVatTitle} words={words} />
        {demand('import', said.import)}
        {children(errors)}
      </div>
      <div className="checkout-side">
        {review}
        <section className="checkout-block">
          {demand('partial', said.acceptPartial)}
          <TermsCheckbox href={termsHref} checked={terms} error={errors.terms} words={said} onChange={setTerms} />
          {news}
        </section>
        <OrderSum {...props} totals={totals} coupon={draft.coupon} words={words.totals} />
        {last}
        <PlaceOrder
          {...props}
          totalCents={hasCards ? totals.dueCents : totals.totalCents}
          note={hasCards && totals.dueCents === 0 ? words.giftCard.nothing : undefined}
          obstacles={{
            list,
            shown: pressed,
            missingCents: totals.missingMinimumCents,
            bag: props.back.href,
            onShow: () => setPressed(true),
          }}
          words={hasCards ? { ...words, totals: { total: words.totals.due } } : words}
          onPlace={() =>
            onPlace({
              seenCents: totals.totalCents,
              seenDueCents: hasCards ? totals.dueCents : null,
              termsVersion: draft.termsVersion,
              accepted: [...accepted],
            })
          }
        />
      </div>
    </div>
  );
}
