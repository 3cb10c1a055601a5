import type { TenderCode } from 'contract/codes.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../../database/schema.ts';
import type { ShippingQuote } from '../../../database/tables/checkout.ts';
import { buyerOf } from '../../../shared/buyer.ts';
import { words } from '../../../words/words.ts';
import { type BagLine, loadBag } from '../core/bag.ts';
import { readContact } from '../core/buyers.repository.ts';
import { type Campaign, campaignOfOrder, dueDateOf, readCalendar } from '../core/campaigns.ts';
import type { OrderRow } from '../core/orders.repository.ts';
import { isExport } from '../core/tax-zone.ts';
import { lineCents, type Totals } from '../core/totals.ts';
import { type AddressRow, findAddress } from '../terms/conditions.repository.ts';
import { type DroppedPiece, listDroppedPieces } from './dropped-pieces.ts';
import { type LegalText, readLegalTexts } from './legal-texts.repository.ts';

export type AgreedLine = {
  code: string;
  quantity: number;
  name: string;
  color: string;
  size: string;
  unitCents: number;
  cents: number;
  sealed: boolean;
};

/** A piece that sold out before confirming, and was not sent. */
export type DroppedLine = Pick<AgreedLine, 'quantity' | 'name' | 'color' | 'size'> & { client: string | null };

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
    totals: totals as Totals,
    tender: order.tender,
    dueOn: dueDateOf(await readCampaign(db, order, now)),
    reservedUntil: until !== null && until > now ? until : null,
    address,
    shipping: shipping as ShippingQuote,
    exported: address !== null && isExport(address.zone),
    termsVersion,
    texts: await readLegalTexts(db, locale),
  };
}

const readCampaign = async (db: Db, order: OrderRow, now: Date): Promise<Campaign> =>
  campaignOfOrder(await readCalendar(db, now, order.campaign_code), order);

/** The lines as agreed. */
export async function readAgreedLines(db: Db, order: OrderRow, locale: Locale, now: Date): Promise<AgreedLine[]> {
  const campaign = await readCampaign(db, order, now);
  const bag = await loadBag(db, order, { campaign, now }, { withoutVat: false, rate: 0 });
  return bag.lines.map((line) => toAgreedLine(line, locale));
}

export const toAgreedLine = ({ row, article, priced }: BagLine, locale: Locale): AgreedLine => ({
  code: article.code,
  quantity: row.quantity,
  name: article.name[locale],
  color: article.color.name[locale],
  size: article.size,
  unitCents: priced.unitCents,
  cents: lineCents(priced),
  sealed: article.sealed,
});

export const toDroppedLine = ({ article, quantity, client }: DroppedPiece, locale: Locale): DroppedLine => ({
  quantity,
  name: article.name[locale],
  color: article.color.name[locale],
  size: article.size,
  client: client?.name ?? null,
});

/** Names of dropped articles for mails and papers, with the client if there are several. */
export const describeDropped = ({ dropped, locale }: Pick<ConfirmationMailData, 'dropped' | 'locale'>): string[] =>
  dropped.map(({ quantity, name, color, size, client }) =>
    [
      `${quantity} × ${name}`,
      color,
      `${words[locale].orderMails.confirmed.size} ${size}`,
      ...(client ? [words[locale].orderMails.confirmed.for(client)] : []),
    ].join(', '),
  );
