'use client';

import { WithdrawLink } from '@/components/withdrawal/withdraw-link';
import { fullName } from '@/lib/checkout/address-text';
import { formatDay } from '@/lib/checkout/delivery-days';
import type { GuestOrder, GuestOrderKey } from '@/lib/guest/guest';
import { readGuestPaper, readGuestRefundPaper } from '@/lib/guest/guest-order-calls';
import type { Locale } from '@/lib/i18n/routing';
import { fill, type Words } from '@/lib/i18n/words';
import { canWithdraw, type OfferedOrder, offerLines } from '@/lib/withdrawal/withdrawal';
import { GuestAgain } from './guest-again';
import { GuestCancel } from './guest-cancel';
import { GuestPaper } from './guest-paper';
import './guest-after.css';
import { formatPrice } from '@/contract/money';
import { shopDates } from '@/lib/i18n/date-locale';

export type AfterWords = {
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
  words: AfterWords;
};

/** A guest's actions after ordering: cancel, withdraw, save, order again. */
export function GuestAfter({ locale, orderKey, order, onChanged, words }: Props) {
  const { after } = words;
  const { withdrawUntil, cancellable, state } = order;
  const open = canWithdraw(state);
  return (
    <section aria-labelledby="after" className="guest-after">
      <h2 id="after">{after.title}</h2>
      {open && <p>{withdrawUntil ? fill(after.until, { date: formatDay(withdrawUntil, locale) }) : after.always}</p>}
      <div className="actions">
        {cancellable && <GuestCancel orderKey={orderKey} order={order} onChanged={onChanged} words={after} />}
        {open && <WithdrawLink locale={locale} order={toOffered(order, orderKey)} label={words.withdraw} />}
        <GuestPaper
          label={after.paper}
          file={`${orderKey.number}.pdf`}
          read={() => readGuestPaper(orderKey)}
          words={after}
        />
        {order.invoices.map(({ number, corrects }) => (
          <GuestPaper
            key={number}
            label={fill(corrects ? after.creditNote : after.invoice, { number })}
            file={`${number}.pdf`}
            read={() => readGuestPaper(orderKey, number)}
            words={after}
          />
        ))}
        <GuestRefunds
          locale={locale}
          orderKey={orderKey}
          order={order}
          words={{ ...after, refundPaper: words.result.refundPaper }}
        />
        <GuestAgain locale={locale} order={order} words={after} />
      </div>
    </section>
  );
}

const toOffered = ({ email, lines, delivery }: GuestOrder, { number, secret }: GuestOrderKey): OfferedOrder => ({
  number,
  secret,
  name: delivery.address ? fullName(delivery.address) : '',
  email,
  lines: offerLines(lines),
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
    <GuestPaper
      key={id}
      label={fill(words.refundPaper, { amount: formatPrice(amountCents), date: dates.format(new Date(at)) })}
      file={`${orderKey.number}-${id.slice(0, 8)}.pdf`}
      read={() => readGuestRefundPaper(orderKey, id)}
      words={words}
    />
  ));
}
