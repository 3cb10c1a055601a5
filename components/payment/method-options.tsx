import type { RadioOption } from '@/components/ui/radio-group';
import type { TenderCode } from '@/contract/codes';
import { formatPrice } from '@/contract/money';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { PaymentMethod } from '@/lib/order/delivery';
import { formatKey, formatRemark } from '@/lib/order/remark-texts';
import { methodNames } from './method-names';
import './payment.css';

export type MethodWords = { payment: Words<'checkout.payment'>; remarks: Words<'checkout.remarks'> };

/** K09, N14. Shows cost, limit and requirements of each method before it is chosen. */
export const methodOptions = (
  methods: PaymentMethod[],
  words: MethodWords,
  last: TenderCode | null = null,
): RadioOption[] =>
  methods.map((method) => ({
    value: method.tender,
    disabled: !method.available,
    label: (
      <span className="pay-method">
        <span>
          {words.payment[methodNames[method.tender]]}
          {method.tender === last && ` · ${words.payment.lastTime}`}
        </span>
        {!isOffered(method) && <span>{words.payment.notYet}</span>}
        {/* The hint has it too, which a phone shows with the chosen method only. */}
        {method.available && method.surchargeCents > 0 && (
          <span className="checkout-figure" aria-hidden="true">
            + {formatPrice(method.surchargeCents)}
          </span>
        )}
      </span>
    ),
    hint: toHint(method, words),
  }));

/** Whether anybody can pay by this method yet. */
export const isOffered = ({ available, reason }: PaymentMethod): boolean =>
  available || reason !== 'payment.reason.notOffered';

function toHint(method: PaymentMethod, { payment: said, remarks }: MethodWords): string {
  const { surchargeCents, belowCents } = method;
  const text = said[`${methodNames[method.tender]}Text`];
  if (!method.available) {
    // A method that nobody is offered yet needs no reason; one that this order cannot use does.
    return isOffered(method) ? `${text} ${formatKey(method.reason ?? '', remarks)}` : text;
  }
  return [
    text,
    `${surchargeCents > 0 ? fill(said.fee, { amount: formatPrice(surchargeCents) }) : said.noFee}.`,
    ...(belowCents === null ? [] : [`${fill(said.limit, { amount: formatPrice(belowCents) })}.`]),
    ...method.remarks.map((remark) => formatRemark(remark, remarks)),
  ].join(' ');
}
