'use client';

import { type FormEvent, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { formatPrice } from '@/contract/money';
import { couponPattern } from '@/contract/rules';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { Coupon } from '@/lib/order/order';
import type { CouponAnswer } from '@/lib/order/order-mutations';
import { formatFailureReason, formatKey } from '@/lib/order/remark-texts';
import type { Result } from '@/lib/result';

type Props = {
  /** The voucher that counts, with its discount. */
  coupon: Coupon | null;
  /** A voucher that counted before: the field has it, and is told why it no longer does. */
  dropped?: string | null;
  /** The code in the field at first. */
  typed?: string;
  /** The total with a voucher is being read. */
  waiting?: boolean;
  /** Beside the discount. */
  note?: ReactNode;
  className: string;
  autoCapitalize?: 'characters';
  words: { coupon: Words<'bag.coupon'>; remarks: Words<'checkout.remarks'> };
  onTry: (code: string) => Promise<Result<CouponAnswer>>;
  onRemove: (code: string) => Promise<Result<CouponAnswer>> | null;
};

const codes = new RegExp(couponPattern);

/** K08. Tries a voucher, or removes it. */
export function CouponField({
  coupon,
  dropped = null,
  typed = '',
  waiting = false,
  note,
  className,
  autoCapitalize,
  words,
  onTry,
  onRemove,
}: Props) {
  const said = words.coupon;
  const [code, setCode] = useState(typed);
  const [problem, setProblem] = useState('');
  const [pending, setPending] = useState(false);
  const place = useRef<HTMLElement>(null);
  const pressed = useRef(false);

  async function send(written: string, isRemoved = false): Promise<void> {
    setPending(true);
    const answer = await (isRemoved ? onRemove : onTry)(written);
    setPending(false);
    const wrong = answer ? sayProblem(answer, isRemoved, words) : '';
    setProblem(wrong);
    if (wrong) pressed.current = false;
    if (isRemoved && answer?.ok !== false) setCode('');
  }
  // Only the check of a voucher says why it doesn't count. It is asked seldom, because each request is a guess.
  const explain = useEffectEvent(() => dropped !== null && void send(dropped));
  useEffect(() => {
    if (dropped !== null) explain();
  }, [dropped]);

  // The pressed button is gone: the focus goes to what took its place.
  const applied = coupon !== null;
  useEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    const { current } = place;
    (applied ? current : current?.querySelector('input'))?.focus();
  }, [applied]);

  function apply(event: FormEvent): void {
    event.preventDefault();
    const written = code.trim();
    pressed.current = codes.test(written);
    if (pressed.current) void send(written);
    else setProblem(written ? said.refused : said.missing);
  }
  if (coupon) {
    return (
      <div ref={place as RefObject<HTMLDivElement | null>} tabIndex={-1} className={className}>
        <p role="status">
          {fill(said.applied, { code: coupon.code, amount: formatPrice(coupon.discountCents) })} {note}
        </p>
        <Button
          variant="quiet"
          size="compact"
          pending={pending}
          onClick={() => {
            pressed.current = true;
            void send(coupon.code, true);
          }}
        >
          {said.remove}
        </Button>
        <p role="alert" hidden={!problem}>
          {problem}
        </p>
      </div>
    );
  }
  return (
    <form ref={place as RefObject<HTMLFormElement | null>} className={className} onSubmit={apply} noValidate>
      <Field label={said.label} error={problem}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            autoCapitalize={autoCapitalize}
            maxLength={30}
            value={code}
            onChange={({ target }) => {
              setCode(target.value);
              setProblem('');
            }}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" pending={pending || waiting}>
        {said.apply}
      </Button>
    </form>
  );
}

/** Why the voucher does not count, or could not be removed; empty when all went well. */
function sayProblem(
  answer: Result<CouponAnswer>,
  isRemoved: boolean,
  { coupon: said, remarks }: Props['words'],
): string {
  if (!answer.ok)
    return formatFailureReason(answer, remarks) ?? (answer.kind === 'invalid' ? said.refused : said.failed);
  const { coupon, reason } = answer.data;
  if (coupon || isRemoved) return '';
  return reason ? formatKey(reason, remarks) : said.refused;
}
