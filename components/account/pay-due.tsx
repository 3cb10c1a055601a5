'use client';

import { useRef, useState } from 'react';
import { PayForm, type PayWords } from '@/components/payment/pay-form';
import { Field } from '@/components/ui/field';
import { RadioGroup } from '@/components/ui/radio-group';
import { TextInput } from '@/components/ui/text-input';
import type { Locale } from '@/lib/i18n/routing';
import { fill, fillCount, type Words } from '@/lib/i18n/words';
import { formatPrice } from '@/lib/money';
import type { PaymentMethod } from '@/lib/order/delivery';
import type { Account, DueOption } from '@/lib/payment/payment';
import { payAccount } from '@/lib/payment/payment-mutations';
import { parseAmount } from '@/lib/payment/payment-rules';

type Props = {
  locale: Locale;
  account: Account;
  methods: PaymentMethod[];
  words: PayWords & { due: Words<'payment.due'> };
};

const part = 'part';

/** What she pays: all of it, what is overdue, one order, or a sum of her own. */
export function PayDue({ locale, account, methods, words }: Props) {
  const said = words.due;
  const offered = account.options.filter(({ kind }) => kind !== part);
  const [chosen, setChosen] = useState('0');
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const option = offered[Number(chosen)];
  const cents = chosen === part ? parseAmount(typed, account) : (option?.amountCents ?? null);
  const bounds = { minimum: formatPrice(account.minimumCents), owed: formatPrice(account.owedCents) };
  const order = option?.kind === 'order' ? (option.orders[0] ?? null) : null;

  return (
    <div className="pay-due">
      <RadioGroup
        legend={said.what}
        name="due"
        value={chosen}
        onValueChange={setChosen}
        options={[
          ...offered.map((each, at) => ({
            value: String(at),
            label: sayOption(each, said),
            hint: sayRelease(each, said),
          })),
          // Of what is owed already any part is welcome; an order is paid whole.
          ...(account.owedCents > 0 ? [{ value: part, label: said.part }] : []),
        ]}
      />
      {chosen === part && (
        <Field label={said.partLabel} hint={fill(said.partHint, bounds)} error={wrong && fill(said.partError, bounds)}>
          {(control) => (
            <TextInput
              {...control}
              ref={input}
              inputMode="decimal"
              autoComplete="off"
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value);
                setWrong(false);
              }}
            />
          )}
        </Field>
      )}
      <PayForm
        locale={locale}
        origin="balance"
        methods={methods}
        tried={null}
        cents={cents}
        words={words}
        pay={(sum, tender) => payAccount({ cents: sum, order, tender })}
        onNoSum={() => {
          setWrong(true);
          input.current?.focus();
        }}
      />
    </div>
  );
}

const sayOption = ({ kind, amountCents, orders }: DueOption, said: Words<'payment.due'>): string =>
  fill(said[kind], { amount: formatPrice(amountCents), order: orders[0] ?? '' });

/** Which orders go on once it is paid; of an order itself that goes without saying. */
const sayRelease = ({ kind, orders }: DueOption, said: Words<'payment.due'>): string | undefined =>
  kind === 'order' || orders.length === 0
    ? undefined
    : fillCount(said.releases, orders.length, { orders: orders.join(', ') });
