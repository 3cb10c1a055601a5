import type { TenderCode } from 'contract/codes.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../../database/schema.ts';
import type { ShippingQuote } from '../../../database/tables/checkout.ts';
import type { Buyer } from '../../../shared/buyer.ts';
import { absent } from '../../../shared/errors.ts';
import { readSeller } from '../../../shared/mail/seller.repository.ts';
import { readContact } from '../../order/core/buyers.repository.ts';
import { readCalendar } from '../../order/core/campaigns.ts';
import { readAgreedTotals } from '../../order/core/gift-card-parts.ts';
import { findOrderByNumber } from '../../order/core/orders.repository.ts';
import type { Totals } from '../../order/core/totals.ts';
import { type AgreedLine, readAgreedLines } from '../../order/placed/agreed-lines.ts';
import { type AddressRow, findAddress } from '../../order/terms/conditions.repository.ts';
import type { OrderPaymentState, Payments } from '../../payment/payments.ts';

/** A placed order as agreed, and the result of its payment. */
export type OrderPaperData = {
  number: string;
  locale: Locale;
  confirmedAt: Date;
  seller: string;
  buyer: { name: string; email: string | null };
  address: AddressRow | null;
  campaign: string;
  lines: AgreedLine[];
  totals: Totals;
  coupon: string | null;
  shipping: ShippingQuote;
  tender: TenderCode | null;
  payment: OrderPaymentState;
};

/** Absent if the buyer has no such order, or it is not placed yet. */
export async function readOrderPaperData(
  db: Db,
  payments: Pick<Payments, 'paymentStateOf'>,
  { buyer, number, now }: { buyer: Buyer; number: string; now: Date },
): Promise<OrderPaperData> {
  const order = await findOrderByNumber(db, buyer, number);
  const { confirmed_at: confirmedAt, locale, totals, shipping } = order ?? {};
  if (!order || !confirmedAt || !locale || !totals || !shipping) throw absent();
  const { campaign_code: campaign } = order;
  const { byCode } = await readCalendar(db, now, campaign);
  return {
    number,
    locale,
    confirmedAt,
    seller: await readSeller(db, locale),
    buyer: await readContact(db, buyer),
    address: order.address_id === null ? null : await findAddress(db, buyer, order.address_id),
    campaign: byCode.get(campaign)?.name[locale] ?? campaign,
    lines: await readAgreedLines(db, order, locale, now),
    totals: await readAgreedTotals(db, order),
    coupon: order.coupon_code,
    shipping: shipping as ShippingQuote,
    tender: order.tender,
    payment: await payments.paymentStateOf(db, order.id),
  };
}
