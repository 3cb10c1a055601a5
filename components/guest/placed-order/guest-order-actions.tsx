'use client';

import { WithdrawLink } from '@/components/withdrawal/withdraw-link';
import { fullName } from '@/lib/checkout/address/address-text';
import type { GuestOrderKey } from '@/lib/checkout/checkout';
import { formatDay } from '@/lib/checkout/delivery-days';
import { readGuestOrderPdf, readGuestRefundPdf } from '@/lib/checkout/placed/guest-placed-calls';
import type { GuestOrder } from '@/lib/checkout/placed/placed-order';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { canWithdraw, listWithdrawableLines, type WithdrawableOrder } from '@/lib/withdrawal/withdrawal';
import { CancelGuestOrder } from './cancel-guest-order';
import { GuestPdfButton } from './guest-pdf-button';
import { GuestReorder } from './guest-reorder';
import './guest-after.css';
import { formatPrice } from '@/contract/money';
import { shopDates } from '@/lib/i18n/date-locale';

export type GuestOrderActionWords = {
  after: Words<'withdrawal.order'>;
  /** The label that the law prescribes. */
  withdraw: string;
  result: Pick<Words<'payment.result'>, 'refundPaper'>;
};

type Props = {
  locale: Locale;
  orderKey: GuestOrderKey;
  order: GuestOrder;
  onChanged: () => void;
  words: GuestOrderActionWords;
};

/** A guest's actions after ordering: cancel, withdraw, save, order again. */
export function GuestOrderActions({ locale, orderKey, order, onChanged, words }: Props) {
  const { after } = words;
  const { withdrawUntil, cancellable, state } = order;
  const open = canWithdraw(state);
  return (
    <section aria-labelledby="after" className="guest-after">
      <h2 id="after">{after.title}</h2>
      {open && <p>{withdrawUntil ? fill(after.until, { date: formatDay(withdrawUntil, locale) }) : after.always}</p>}
      <div className="actions">
        {cancellable && <CancelGuestOrder orderKey={orderKey} order={order} onChanged={onChanged} words={after} />}
        {open && <WithdrawLink locale={locale} order={toOffered(order, orderKey)} label={words.withdraw} />}
        <GuestPdfButton
          label={after.paper}
          file={`${orderKey.number}.pdf`}
          read={() => readGuestOrderPdf(orderKey)}
          words={after}
        />
        {order.invoices.map(({ number, corrects }) => (
          <GuestPdfButton
            key={number}
            label={fill(corrects ? after.creditNote : after.invoice, { number })}
            file={`${number}.pdf`}
            read={() => readGuestOrderPdf(orderKey, number)}
            words={after}
          />
        ))}
        <GuestRefunds
          locale={locale}
          orderKey={orderKey}
          order={order}
          words={{ ...after, refundPaper: words.result.refundPaper }}
        />
        <GuestReorder locale={locale} order={order} words={after} />
      </div>
    </section>
  );
}

const toOffered = ({ email, lines, delivery }: GuestOrder, { number, secret }: GuestOrderKey): WithdrawableOrder => ({
  number,
  secret,
  name: delivery.address ? fullName(delivery.address) : '',
  email,
  lines: listWithdrawableLines(lines),
});

type GuestRefundsProps = {
  locale: Locale;
  orderKey: GuestOrderKey;
  order: GuestOrder;
  words: Words<'withdrawal.order'> & Pick<Words<'payment.result'>, 'refundPaper'>;
};

/** What went back, each with its paper. */
function GuestRefunds({ locale, orderKey, order, words }: GuestRefundsProps) {
  const dates = shopDates(locale, { dateStyle: 'long' });
  return order.refunds.map(({ id, amountCents, at }) => (
    <GuestPdfButton
      key={id}
      label={fill(words.refundPaper, { amount: formatPrice(amountCents), date: dates.format(new Date(at)) })}
      file={`${orderKey.number}-${id.slice(0, 8)}.pdf`}
      read={() => readGuestRefundPdf(orderKey, id)}
      words={words}
    />
  ));
}
