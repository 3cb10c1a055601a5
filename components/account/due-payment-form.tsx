'use client';

import { useRef, useState } from 'react';
import { DeadlineNote } from '@/components/payment/deadline-note';
import { PartOnAccountField } from '@/components/payment/part-on-account-field';
import { PayForm, type PayWords } from '@/components/payment/pay-form';
import { Field } from '@/components/ui/field';
import { RadioGroup } from '@/components/ui/radio-group';
import { TextInput } from '@/components/ui/text-input';
import { formatPrice, toEuros } from '@/contract/money';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import type { PaymentMethod } from '@/lib/order/delivery';
import type { Account, DueOption } from '@/lib/payment/payment';
import { payAccount } from '@/lib/payment/payment-mutations';
import { parseAmount, parsePart } from '@/lib/payment/payment-rules';
import { shopNow } from '@/lib/sign-in/load-session';

type Props = {
  locale: Locale;
  account: Account;
  methods: PaymentMethod[];
  words: PayWords & { due: Words<'payment.due'>; deadline: Words<'payment.deadline'> };
};

const part = 'part';

/** Lets the executive choose what to pay: everything, what is overdue, one order, or an amount. */
export function DuePaymentForm({ locale, account, methods, words }: Props) {
  const said = words.due;
  const offered = account.options.filter(({ kind }) => kind !== part);
  const [chosen, setChosen] = useState('0');
  const [typed, setTyped] = useState('');
  const [onAccount, setOnAccount] = useState(() => toText(offered[0]?.part?.agreedCents ?? 0));
  const [wrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const option = offered[Number(chosen)];
  const shared = option?.part ?? null;
  const partCents = shared && onAccount !== null ? parsePart(onAccount, shared) : null;
  const cents = chosen === part ? parseAmount(typed, account) : sumOf(option, onAccount, partCents);
  const bounds = { minimum: formatPrice(account.minimumCents), owed: formatPrice(account.owedCents) };
  const order = option?.kind === 'order' ? (option.orders[0] ?? null) : null;

  return (
    <div className="pay-due">
      <RadioGroup
        legend={said.what}
        name="due"
        value={chosen}
        onValueChange={(value) => {
          setChosen(value);
          setOnAccount(toText(offered[Number(value)]?.part?.agreedCents ?? 0));
          setWrong(false);
        }}
        options={[
          ...offered.map((each, at) => ({
            value: String(at),
            label: sayOption(each, said),
            hint: each.reservedUntil && (
              <DeadlineNote locale={locale} until={each.reservedUntil} words={words.deadline} now={shopNow()} />
            ),
          })),
          // Any part of the debt may be paid; an order is released only once it is paid in full.
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
      {shared && (
        <PartOnAccountField
          part={onAccount}
          bounds={shared}
          words={words.payment}
          pressed={wrong}
          input={input}
          onType={(text) => {
            setOnAccount(text);
            setWrong(false);
          }}
          onChoose={setOnAccount}
        />
      )}
      <PayForm
        locale={locale}
        origin={order ? 'checkout' : 'balance'}
        methods={methods}
        tried={null}
        cents={cents}
        words={words}
        pay={(sum, tender) => payAccount({ cents: sum, order, partCents, tender })}
        onNoSum={() => {
          setWrong(true);
          input.current?.focus();
        }}
      />
    </div>
  );
}

/** The amount left once the account has paid a part; null while the part is no valid amount. */
const sumOf = (option: DueOption | undefined, typed: string | null, partCents: number | null): number | null => {
  if (!option?.part || typed === null) return option?.amountCents ?? null;
  return partCents === null ? null : option.part.totalCents - partCents;
};

/** The field starts with the part that was agreed before. */
const toText = (agreedCents: number): string | null => (agreedCents > 0 ? toEuros(agreedCents).toFixed(2) : null);

const sayOption = ({ kind, amountCents, orders }: DueOption, said: Words<'payment.due'>): string =>
  fill(said[kind], { amount: formatPrice(amountCents), order: orders[0] ?? '' });
