'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { formatPrice } from '@/contract/money';
import { couponPattern } from '@/contract/rules';
import { shopDates } from '@/lib/i18n/date-locale';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { Coupon } from '@/lib/order/order';
import { applyCoupon, type CouponAction } from '@/lib/order/order-mutations';
import { formatFailureReason, formatKey } from '@/lib/order/remark-texts';
import type { PadController } from '@/lib/pad/pad-controller';
import { lastMoment } from '@/lib/shop/campaign-time';

type Props = {
  coupon: Coupon | null;
  core: PadController;
  locale: string;
  words: Words<'bag.coupon'>;
  reasons: Words<'checkout.remarks'>;
};

/** K08. Applies a coupon to the order in hand, or removes it. */
export function CouponField({ coupon, core, locale, words, reasons }: Props) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const [pending, setPending] = useState(false);

  async function send(written: string, action: CouponAction) {
    setPending(true);
    const answer = await applyCoupon(written, action);
    setPending(false);
    if (!answer.ok) {
      const other = answer.kind === 'invalid' ? words.refused : words.failed;
      return setProblem(formatFailureReason(answer, reasons) ?? other);
    }
    const { coupon: applied, reason } = answer.data;
    if (action === 'apply' && !applied) return setProblem(reason ? formatKey(reason, reasons) : words.refused);
    setProblem('');
    setCode('');
    await core.takeCoupon(answer.data);
  }
  function apply(event: FormEvent) {
    event.preventDefault();
    const written = code.trim();
    if (!written) return setProblem(words.missing);
    if (!new RegExp(couponPattern).test(written)) return setProblem(words.refused);
    void send(written, 'apply');
  }
  if (coupon) {
    const day = coupon.ends && shopDates(locale, { dateStyle: 'long' }).format(lastMoment(Date.parse(coupon.ends)));
    return (
      <div className="order-bag-coupon">
        <p role="status">
          {fill(words.applied, { code: coupon.code, amount: formatPrice(coupon.discountCents) })}{' '}
          {day && <span suppressHydrationWarning>{fill(words.ends, { day })}</span>}
        </p>
        <Button variant="quiet" size="compact" pending={pending} onClick={() => void send(coupon.code, 'remove')}>
          {words.remove}
        </Button>
        <p role="alert">{problem}</p>
      </div>
    );
  }
  return (
    <form className="order-bag-coupon" onSubmit={apply} noValidate>
      <Field label={words.label} error={problem}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={30}
            value={code}
            onChange={({ target }) => {
              setCode(target.value);
              setProblem('');
            }}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" pending={pending}>
        {words.apply}
      </Button>
    </form>
  );
}
