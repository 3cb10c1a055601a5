import { CheckoutBar } from '@/components/checkout/checkout-bar';
import { CouponField } from '@/components/checkout/coupon-field';
import { OrderSum } from '@/components/checkout/order-sum';
import { formatPrice } from '@/contract/money';
import { isEmpty, nextStep } from '@/lib/checkout/checkout-rules';
import { shopDates } from '@/lib/i18n/date-locale';
import { fill } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import type { Order } from '@/lib/order/order';
import { applyCoupon, type CouponAction } from '@/lib/order/order-mutations';
import type { PadController } from '@/lib/pad/pad-controller';
import { lastMoment } from '@/lib/shop/campaign-time';
import { NextStepLink } from '../next-step-link';
import type { OrderBagWords } from './words';

type Props = {
  order: Order;
  core: PadController;
  locale: Locale;
  words: OrderBagWords;
};

/** The order's total, the coupon, and the button to continue or what is missing for it. */
export function OrderBagSummary({ order, core, locale, words }: Props) {
  const { totals, coupon, pendingGifts, delivery } = order;
  const { page } = words;
  const { missingMinimumCents: missing, minimumCents: minimum } = totals;
  const day = coupon?.ends && shopDates(locale, { dateStyle: 'long' }).format(lastMoment(Date.parse(coupon.ends)));

  async function send(code: string, action: CouponAction) {
    const answer = await applyCoupon(code, action);
    if (answer.ok && (answer.data.coupon || action === 'remove')) void core.takeCoupon(answer.data);
    return answer;
  }
  return (
    <aside className="order-bag-side" aria-label={page.summary}>
      <OrderSum totals={totals} coupon={coupon} shippingChosen={delivery.method !== null} words={words.totals} />
      <CouponField
        coupon={coupon}
        note={day && <span suppressHydrationWarning>{fill(words.coupon.ends, { day })}</span>}
        className="order-bag-coupon"
        words={{ coupon: words.coupon, remarks: words.order.reasons }}
        onTry={(code) => send(code, 'apply')}
        onRemove={(code) => send(code, 'remove')}
      />
      <CheckoutBar totalCents={totals.totalCents} words={words.totals} className="order-bag-way">
        {isEmpty(order) ? (
          <p className="desk-remark">{page.allOmitted}</p>
        ) : missing > 0 ? (
          <p className="desk-remark">
            {fill(page.minimum, { missing: formatPrice(missing), minimum: formatPrice(minimum) })}
          </p>
        ) : (
          <NextStepLink locale={locale} step={nextStep('bag', order)}>
            {pendingGifts > 0 ? page.nextGifts : page.next}
          </NextStepLink>
        )}
      </CheckoutBar>
    </aside>
  );
}
