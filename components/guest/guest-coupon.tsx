'use client';

import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { formatPrice } from '@/contract/money';
import { couponPattern } from '@/contract/rules';
import type { GuestBag, GuestPlace } from '@/lib/checkout/draft/guest-draft';
import { keepCoupon, recallCoupon } from '@/lib/checkout/draft/guest-draft';
import { checkCoupon } from '@/lib/checkout/draft/guest-draft-calls';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { Coupon } from '@/lib/order/order';
import type { CouponAnswer } from '@/lib/order/order-mutations';
import { formatFailureReason, formatKey } from '@/lib/order/remark-texts';
import type { Result } from '@/lib/result';

type Props = {
  bag: GuestBag;
  place: GuestPlace;
  /** The voucher that each total is asked with. */
  kept: string | null;
  /** The same with its discount, as the last total has it. */
  applied: Coupon | null;
  /** The total with it is being asked for. */
  waiting: boolean;
  /** The total with it is known. */
  answered: boolean;
  words: { coupon: Words<'bag.coupon'>; remarks: Words<'checkout.remarks'> };
  onKeep: (code: string | null) => void;
};

const codes = new RegExp(couponPattern);

/** K08. Tries a voucher and keeps it; each later total says whether it still applies. */
export function GuestCoupon({ bag, place, kept, applied, waiting, answered, words, onKeep }: Props) {
  const said = words.coupon;
  const [code, setCode] = useState(kept ?? '');
  const [problem, setProblem] = useState('');
  const [pending, setPending] = useState(false);

  // Only the check of a voucher says why it doesn't count. It is asked seldom, because each request is a guess.
  const isDropped = kept !== null && answered && applied === null;
  const explain = useEffectEvent(() => kept !== null && void check(kept));
  useEffect(() => {
    if (isDropped) explain();
  }, [isDropped]);

  async function check(written: string): Promise<void> {
    setPending(true);
    const answer = await checkCoupon(bag, place, written);
    setPending(false);
    const isValid = answer.ok && answer.data.coupon !== null;
    setProblem(isValid ? '' : sayProblem(answer, words));
    if (answer.ok) onKeep(isValid ? written : null);
  }
  function apply(event: FormEvent): void {
    event.preventDefault();
    const written = code.trim();
    if (codes.test(written)) void check(written);
    else setProblem(written ? said.refused : said.missing);
  }
  if (applied) {
    return (
      <div className="guest-coupon">
        <p role="status">{fill(said.applied, { code: applied.code, amount: formatPrice(applied.discountCents) })}</p>
        <Button
          variant="quiet"
          size="compact"
          onClick={() => {
            setCode('');
            onKeep(null);
          }}
        >
          {said.remove}
        </Button>
      </div>
    );
  }
  return (
    <form className="guest-coupon" onSubmit={apply} noValidate>
      <Field label={said.label} error={problem}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={30}
            value={code}
            onChange={({ target }) => {
              setCode(target.value);
              setProblem('');
            }}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" pending={pending || (kept !== null && waiting)}>
        {said.apply}
      </Button>
    </form>
  );
}

function sayProblem(answer: Result<CouponAnswer>, { coupon: said, remarks }: Props['words']): string {
  if (answer.ok) return answer.data.reason ? formatKey(answer.data.reason, remarks) : said.refused;
  return formatFailureReason(answer, remarks) ?? (answer.kind === 'invalid' ? said.refused : said.failed);
}
