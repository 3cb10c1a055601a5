import { Checkbox } from '@/components/ui/checkbox';
import { RadioGroup } from '@/components/ui/radio-group';
import { type TenderCode, tenderCodes } from '@/contract/codes';
import type { Account } from '@/lib/checkout/checkout';
import { fill, type Words } from '@/lib/i18n/words';
import { formatPrice } from '@/lib/money';
import type { PaymentMethod } from '@/lib/order/delivery';
import { sayKey, sayRemark } from '@/lib/order/remark-words';
import type { Choice, Way } from '@/lib/payment/payment-choice';

const names = {
  [tenderCodes.card]: 'card',
  [tenderCodes.payPal]: 'paypal',
  [tenderCodes.cashOnDelivery]: 'cash',
  [tenderCodes.bankTransfer]: 'transfer',
  [tenderCodes.bizum]: 'bizum',
} as const satisfies Record<TenderCode, keyof Words<'checkout.payment'>>;

type Props = {
  methods: PaymentMethod[];
  /** Whether this campaign goes on her account. */
  credit: boolean;
  account: Account;
  choice: Choice;
  covered: boolean;
  usedCents: number;
  words: { payment: Words<'checkout.payment'>; remarks: Words<'checkout.remarks'> };
  onChoose: (choice: Choice) => void;
};

/** K09, N14. What each way costs, its limit and what to have ready stand there before it is chosen. */
export function PaymentMethods({ methods, credit, account, choice, covered, usedCents, words, onChoose }: Props) {
  const said = words.payment;
  const amounts = { credit: formatPrice(account.creditCents), used: formatPrice(usedCents) };
  const options = [
    ...(credit ? [{ value: 'credit', label: said.credit, hint: said.creditText }] : []),
    ...methods.map((method) => ({
      value: method.tender,
      disabled: !method.available,
      label: (
        <span className="checkout-method">
          <span>{said[names[method.tender]]}</span>
          {!method.available && (
            <span>{method.reason === 'payment.reason.notOffered' ? said.notYet : said.notHere}</span>
          )}
        </span>
      ),
      hint: toHint(method, words),
    })),
  ];
  return (
    <>
      {account.creditCents > 0 && (
        <Checkbox
          label={said.balance}
          hint={choice.balance ? fill(said.balanceHint, amounts) : amounts.credit}
          checked={choice.balance}
          onChange={({ target }) => onChoose({ ...choice, balance: target.checked })}
        />
      )}
      {account.owedCents > 0 && (
        <p className="text-soft">{fill(said.owed, { amount: formatPrice(account.owedCents) })}</p>
      )}
      {covered && <p className="checkout-notice">{said.covered}</p>}
      {!covered && !credit && !methods.some(({ available }) => available) && (
        <p role="alert" className="checkout-notice">
          <strong>{said.noneTitle}.</strong> {said.noneText}
        </p>
      )}
      {!covered && (
        <RadioGroup
          legend={said.how}
          legendHidden
          name="way"
          value={choice.way ?? ''}
          onValueChange={(way) => onChoose({ ...choice, way: way as Way })}
          options={options}
        />
      )}
    </>
  );
}

function toHint(method: PaymentMethod, { payment: said, remarks }: Props['words']): string {
  const { surchargeCents, belowCents } = method;
  const text = said[`${names[method.tender]}Text`];
  if (!method.available) {
    // Of what nobody is offered yet there is nothing to add; why this order cannot have a method is worth knowing.
    return method.reason === 'payment.reason.notOffered' ? text : `${text} ${sayKey(method.reason ?? '', remarks)}`;
  }
  return [
    text,
    `${surchargeCents > 0 ? fill(said.fee, { amount: formatPrice(surchargeCents) }) : said.noFee}.`,
    ...(belowCents === null ? [] : [`${fill(said.limit, { amount: formatPrice(belowCents) })}.`]),
    ...method.remarks.map((remark) => sayRemark(remark, remarks)),
  ].join(' ');
}
