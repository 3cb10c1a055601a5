import { Icon } from '@/components/ui/icon';
import type { Words } from '@/lib/i18n/message-texts';
import type { Zone } from '@/lib/order/order-codes';
import type { Remark } from '@/lib/order/order-line';
import { formatRemark } from '@/lib/order/remark-texts';
import './checkout.css';

type Props = {
  zone: Zone;
  remarks: Remark[];
  title: string;
  words: { zones: Words<'checkout.zones'>; remarks: Words<'checkout.remarks'> };
};

/** V09. Shown before the order: prices without VAT, and what the recipient pays on arrival. */
export function TaxZoneNotice({ zone, remarks, title, words }: Props) {
  const text = zone === 'general' || zone === 'notServed' ? null : words.zones[zone];
  // The zone's full text makes its short remark redundant.
  const more = remarks.filter(({ key }) => !text || !key.startsWith('shipping.notice.'));
  if (!text && more.length === 0) return null;
  return (
    <div role="note" className="checkout-notice">
      <Icon name="info" />
      <div>
        {text && (
          <p>
            <strong>{title}.</strong> {text}
          </p>
        )}
        {more.map((remark) => (
          <p key={remark.key}>{formatRemark(remark, words.remarks)}</p>
        ))}
      </div>
    </div>
  );
}
