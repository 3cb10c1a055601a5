'use client';

import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import useSWR from 'swr';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { formatPrice } from '@/contract/money';
import { couponPattern } from '@/contract/rules';
import { keepCoupon, recallCoupon } from '@/lib/checkout/draft/guest-choice';
import type { GuestBag, GuestPlace } from '@/lib/checkout/draft/guest-draft';
import { checkCoupon } from '@/lib/checkout/draft/guest-draft-calls';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { CouponAnswer } from '@/lib/order/order-mutations';
import { formatFailureReason, formatKey } from '@/lib/order/remark-texts';
import type { Result } from '@/lib/result';

type Props = {
  bag: GuestBag;
  place: GuestPlace;
  words: { coupon: Words<'bag.coupon'>; remarks: Words<'checkout.remarks'> };
};

const codes = new RegExp(couponPattern);

/** K08. Tries a voucher and keeps it; each later total says whether it still applies. */
export function GuestCoupon({ bag, place, words }: Props) {
  const said = words.coupon;
  const [code, setCode] = useState('');
  const [tried, setTried] = useState<string | null>(null);
  const [mistake, setMistake] = useState('');
  const { data, isValidating } = useSWR(
    tried ? ['guest-coupon', bag, place, tried] : null,
    () => checkCoupon(bag, place, tried ?? ''),
    { keepPreviousData: true, revalidateOnFocus: false, onSuccess: (answer) => answer.ok && keep(answer.data) },
  );
  const coupon = tried && data?.ok ? data.data.coupon : null;

  const keep = (answer: CouponAnswer) => keepCoupon(answer.coupon && tried);
  const resume = useEffectEvent(() => {
    const kept = recallCoupon();
    setCode(kept ?? '');
    setTried(kept);
  });
  useEffect(() => resume(), []);

  function attempt(written: string | null, wrong = ''): void {
    setMistake(wrong);
    setTried(written);
  }
  function apply(event: FormEvent): void {
    event.preventDefault();
    const written = code.trim();
    if (codes.test(written)) attempt(written);
    else attempt(null, written ? said.refused : said.missing);
  }
  if (coupon) {
    return (
      <div className="guest-coupon">
        <p role="status">{fill(said.applied, { code: coupon.code, amount: formatPrice(coupon.discountCents) })}</p>
        <Button
          variant="quiet"
          size="compact"
          onClick={() => {
            keepCoupon(null);
            setCode('');
            attempt(null);
          }}
        >
          {said.remove}
        </Button>
      </div>
    );
  }
  return (
    <form className="guest-coupon" onSubmit={apply} noValidate>
      <Field label={said.label} error={mistake || (tried && data && sayProblem(data, words))}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={30}
            value={code}
            onChange={({ target }) => {
              setCode(target.value);
              attempt(null);
            }}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" pending={tried !== null && isValidating}>
        {said.apply}
      </Button>
    </form>
  );
}

function sayProblem(answer: Result<CouponAnswer>, { coupon: said, remarks }: Props['words']): string {
  if (answer.ok) return answer.data.reason ? formatKey(answer.data.reason, remarks) : said.refused;
  return formatFailureReason(answer, remarks) ?? (answer.kind === 'invalid' ? said.refused : said.failed);
}
