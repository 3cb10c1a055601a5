import type { TenderCode } from 'contract/codes.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../../database/schema.ts';
import type { ShippingQuote } from '../../../database/tables/checkout.ts';
import { buyerOf } from '../../../shared/buyer.ts';
import { type LegalText, readLegalTexts } from '../../../shared/mail/legal-texts.repository.ts';
import { readContact } from '../../order/core/buyers.repository.ts';
import { campaignOfOrder, dueDateOf, readCalendar } from '../../order/core/campaigns.ts';
import { readAgreedTotals } from '../../order/core/gift-card-parts.ts';
import { isExport } from '../../order/core/tax-zone.ts';
import type { Totals } from '../../order/core/totals.ts';
import { type AgreedLine, type DroppedLine, readAgreedLines, toDroppedLine } from '../../order/placed/agreed-lines.ts';
import { listDroppedPieces } from '../../order/placed/dropped-pieces.ts';
import { type AddressRow, findAddress } from '../../order/terms/conditions.repository.ts';

/** Everything that the contract contains, in the language in which it was concluded. */
export type ConfirmationMailData = {
  to: string;
  name: string;
  locale: Locale;
  number: string;
  confirmedAt: Date;
  lines: AgreedLine[];
  dropped: DroppedLine[];
  totals: Totals;
  tender: TenderCode | null;
  /** The due date of the amount charged to an account. */
  dueOn: string;
  /** Until when the items of an unpaid order are kept; null once it is paid or that is over. */
  reservedUntil: Date | null;
  address: AddressRow | null;
  shipping: ShippingQuote;
  exported: boolean;
  termsVersion: string;
  /** The shop's texts on terms and withdrawal, when the mail was written. */
  texts: LegalText[];
};

/** The content of a confirmed order's mail; null if there is no address. */
export async function readConfirmationMailData(
  db: Db,
  orderId: string,
  now: Date,
): Promise<ConfirmationMailData | null> {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  const buyer = buyerOf(order);
  const contact = await readContact(db, buyer);
  const { number, confirmed_at: confirmedAt, locale, totals, shipping, terms_version: termsVersion } = order;
  const { reserved_until: until } = order;
  if (contact.email === null || !number || !confirmedAt || !locale || !totals || !shipping || !termsVersion)
    return null;
  const address = order.address_id === null ? null : await findAddress(db, buyer, order.address_id);
  return {
    to: contact.email,
    name: contact.name,
    locale,
    number,
    confirmedAt,
    lines: await readAgreedLines(db, order, locale, now),
    dropped: (await listDroppedPieces(db, order, now)).map((piece) => toDroppedLine(piece, locale)),
    totals: await readAgreedTotals(db, order),
    tender: order.tender,
    dueOn: dueDateOf(campaignOfOrder(await readCalendar(db, now, order.campaign_code), order)),
    reservedUntil: until !== null && until > now ? until : null,
    address,
    shipping: shipping as ShippingQuote,
    exported: address !== null && isExport(address.zone),
    termsVersion,
    texts: await readLegalTexts(db, locale),
  };
}
