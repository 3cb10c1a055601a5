import { type ReactNode, useState } from 'react';
import { obstacleFields } from '@/components/checkout/obstacle-list';
import { AccountFigures } from '@/components/payment/account-figures';
import { MethodChoice } from '@/components/payment/method-choice';
import type { MethodWords } from '@/components/payment/method-options';
import { PartOnAccountField } from '@/components/payment/part-on-account-field';
import { Checkbox } from '@/components/ui/checkbox';
import { Disclosure } from '@/components/ui/disclosure';
import type { RadioOption } from '@/components/ui/radio-group';
import type { TenderCode } from '@/contract/codes';
import { formatPrice } from '@/contract/money';
import type { Obstacle } from '@/lib/checkout/checkout-rules';
import { formatDay } from '@/lib/checkout/delivery-days';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import type { PaymentMethod } from '@/lib/order/delivery';
import type { Account, PartBounds } from '@/lib/payment/payment';
import type { Choice, PaymentWay } from '@/lib/payment/payment-choice';

type Props = {
  locale: Locale;
  methods: PaymentMethod[];
  /** Whether this campaign is charged to the executive's account, and when that is due. */
  credit: boolean;
  dueOn: string | null;
  account: Account;
  /** Whether the credit limit covers this order. */
  carries: boolean;
  choice: Choice;
  /** How the last order was paid. */
  lastTender: TenderCode | null;
  covered: boolean;
  usedCents: number;
  /** The limits of a part paid by the account; null if none is possible. */
  bounds: PartBounds | null;
  /** Of the fields, since the button was pressed. */
  errors: Partial<Record<Obstacle, string>>;
  words: MethodWords & { account: Words<'payment.account'> };
  /** The text as typed; it counts once the method is chosen. */
  onType: (choice: Choice) => void;
  onChoose: (choice: Choice) => void;
};

/** K09, N14. Shows cost, limit and requirements of each method before it is chosen. */
export function PaymentMethods(props: Props) {
  const { locale, methods, credit, account, carries, choice, covered, usedCents, bounds } = props;
  const { errors, words, onType, onChoose } = props;
  const day = props.dueOn && formatDay(props.dueOn, locale);
  const said = words.payment;
  const amounts = { credit: formatPrice(account.creditCents), used: formatPrice(usedCents) };
  return (
    <>
      <AccountFold account={account} open={choice.balance || choice.part !== null} words={words.account}>
        <AccountFigures locale={locale} account={account} words={words.account} />
        {account.creditCents > 0 && (
          <Checkbox
            label={said.balance}
            hint={choice.balance ? fill(said.balanceHint, amounts) : amounts.credit}
            checked={choice.balance}
            onChange={({ target }) => onChoose({ ...choice, balance: target.checked, part: null })}
          />
        )}
        {!covered && bounds && (
          <PartOnAccountField
            id={obstacleFields.part}
            part={choice.part}
            pressed={errors.part !== undefined}
            bounds={bounds}
            day={day}
            words={said}
            onType={(part) => onType({ ...choice, part })}
            onChoose={(part) => onChoose({ way: choice.way === 'credit' ? null : choice.way, balance: false, part })}
          />
        )}
      </AccountFold>
      {covered && <p className="checkout-notice">{said.covered}</p>}
      {!covered && !(credit && carries) && !methods.some(({ available }) => available) && (
        <p role="alert" className="checkout-notice">
          <strong>{said.noneTitle}.</strong> {said.noneText}
        </p>
      )}
      {!covered && (
        <MethodChoice
          methods={methods}
          credit={credit && choice.part === null ? creditOption(props, day) : null}
          value={choice.way ?? ''}
          last={props.lastTender}
          error={errors.method}
          words={words}
          onChoose={(way) => onChoose({ ...choice, way: way as PaymentWay })}
        />
      )}
    </>
  );
}

type FoldProps = { account: Account; open: boolean; words: Words<'payment.account'>; children: ReactNode };

/** What the account has left, and folded behind it its figures and how to use it: most orders need neither. */
function AccountFold({ account: { limit, creditCents, overdueCents }, open, words, children }: FoldProps) {
  // Not closed by a choice taken back in it.
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  const facts = [
    limit && `${words.left} ${formatPrice(limit.leftCents)}`,
    creditCents > 0 && `${words.credit} ${formatPrice(creditCents)}`,
    overdueCents > 0 && `${words.overdue} ${formatPrice(overdueCents)}`,
  ];
  return (
    <Disclosure
      open={wasOpen}
      summary={
        <span className="checkout-method">
          <span>{words.title}</span>
          <span className="checkout-method-facts">{facts.filter(Boolean).join(' · ')}</span>
        </span>
      }
    >
      {children}
    </Disclosure>
  );
}

const creditOption = ({ methods, carries, bounds, words }: Props, day: string | null): RadioOption => ({
  value: 'credit',
  disabled: !carries,
  label: words.payment.credit,
  hint: carries
    ? sayCredit(words.payment, day)
    : [words.remarks.payment.reason.overCredit, ...sayInstead(methods, bounds, words.payment)].join(' '),
});

const sayCredit = (said: MethodWords['payment'], day: string | null): string =>
  day ? fill(said.creditUntil, { day }) : said.creditText;

/** How to pay an order that exceeds the credit limit, if there is a way. */
function sayInstead(methods: PaymentMethod[], bounds: PartBounds | null, said: MethodWords['payment']): string[] {
  if (!methods.some(({ available }) => available)) return [];
  return [bounds ? fill(said.creditPart, { left: formatPrice(bounds.leftCents) }) : said.creditElse];
}
