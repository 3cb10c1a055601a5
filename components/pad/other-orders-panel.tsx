'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { takeFocus } from '@/components/ui/take-focus';
import { formatPrice } from '@/contract/money';
import { formatDayInSentence, shopDates } from '@/lib/i18n/date-locale';
import { fill, fillCount, type Words } from '@/lib/i18n/message-texts';
import type { Totals } from '@/lib/order/order';
import { announceOrderChange } from '@/lib/order/order-broadcast';
import { listOtherOrders, type OpenOrders, type OrderToResume } from '@/lib/pad/open-orders/open-orders';
import { resumeOrder } from '@/lib/pad/open-orders/open-orders-mutations';

type ButtonProps = { all: OpenOrders; onOpen: () => void; words: Words<'pad.others'> };

/** Hidden if there is nothing else to order for. */
export function OtherOrdersButton({ all, onOpen, words }: ButtonProps) {
  const { orders, campaigns } = listOtherOrders(all);
  if (orders.length + campaigns.length === 0) return null;
  return (
    <Button variant="secondary" size="compact" aria-haspopup="dialog" onClick={onOpen}>
      {orders.length > 0 ? fillCount(words.open, orders.length) : words.next}
    </Button>
  );
}

type Props = {
  open: boolean;
  onClose: () => void;
  all: OpenOrders;
  /** The order that would be put aside; null if there is none. */
  inHand: Pick<Totals, 'units' | 'totalCents'> | null;
  /** Whether lines of the current order still wait on this device. */
  waits: boolean;
  locale: string;
  words: Words<'pad.others'>;
};

/** N10. Other orders that were begun, the preview of the next campaign, and a button to resume each. */
export function OtherOrdersPanel({ open, onClose, all, inHand, waits, locale, words }: Props) {
  const [asked, setAsked] = useState<OrderToResume | null>(null);
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState(false);
  const { orders, campaigns } = listOtherOrders(all);
  const day = (moment: string) => shopDates(locale, { dateStyle: 'long' }).format(new Date(moment));
  const nameOf = (code: string) => all.campaigns.find((campaign) => campaign.code === code)?.name ?? code;

  async function take(taken: OrderToResume) {
    setPending(true);
    setFailed(false);
    const answer = await resumeOrder(taken);
    if (answer.ok) {
      announceOrderChange();
      return window.location.reload();
    }
    setPending(false);
    setAsked(null);
    setFailed(true);
  }
  /** Asks first if the current order would be put aside. */
  const begin = (taken: OrderToResume) => (inHand && inHand.units > 0 ? setAsked(taken) : void take(taken));
  const rows = [
    ...orders.map(({ id, campaign, units, totalCents, changedAt }) => ({
      key: id,
      title: fill(words.campaign, { name: nameOf(campaign) }),
      facts: [
        fillCount(words.units, units),
        formatPrice(totalCents),
        fill(words.changed, { date: day(changedAt) }),
      ].join(' · '),
      action: words.take,
      taken: { order: id },
    })),
    ...campaigns.map(({ code, name, start, inForce }) => ({
      key: code,
      title: fill(words.campaign, { name }),
      facts: inForce ? words.inForce : fill(words.begins, { day: formatDayInSentence(new Date(start), locale) }),
      action: words.begin,
      taken: { campaign: code },
    })),
  ];
  return (
    <Dialog open={open} onClose={onClose} size="wide" title={words.title} closeLabel={words.close}>
      {open && (
        <div className="again">
          <p role="alert" className="form-failure" hidden={!failed}>
            {failed && words.failed}
          </p>
          {waits && <p>{words.waits}</p>}
          {asked && inHand ? (
            <fieldset className="others-ask">
              <legend>{fillCount(words.ask, inHand.units, { total: formatPrice(inHand.totalCents) })}</legend>
              <div className="actions">
                <Button ref={takeFocus} pending={pending} pendingLabel={words.pending} onClick={() => void take(asked)}>
                  {words.yes}
                </Button>
                <Button variant="quiet" onClick={() => setAsked(null)}>
                  {words.no}
                </Button>
              </div>
            </fieldset>
          ) : (
            <ul>
              {rows.map(({ key, title, facts, action, taken }) => (
                <li key={key} className="again-row">
                  <span>
                    {title} <span className="text-soft block">{facts}</span>
                  </span>
                  {!waits && (
                    <Button
                      variant="secondary"
                      size="compact"
                      pending={pending}
                      pendingLabel={words.pending}
                      onClick={() => begin(taken)}
                    >
                      {action}
                      <span className="sr-only"> {title}</span>
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Dialog>
  );
}
