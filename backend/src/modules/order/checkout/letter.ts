import type { TenderCode } from 'contract/codes.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../../database/schema.ts';
import type { KeptShipping } from '../../../database/tables/checkout.ts';
import { buyerOf } from '../../../shared/buyer.ts';
import { words } from '../../../words/words.ts';
import { type BagLine, loadBag } from '../core/bag.ts';
import { readContact } from '../core/buyers.repository.ts';
import { type Campaign, campaignOfOrder, dueOnOf, readCalendar } from '../core/campaigns.ts';
import type { OrderRow } from '../core/draft.repository.ts';
import { lineCents, type Totals } from '../core/totals.ts';
import { isExport } from '../core/zone.ts';
import { type AddressRow, findAddress } from '../terms/conditions.repository.ts';
import { type DroppedPiece, listDropped } from './dropped.ts';
import { type LawText, readLaw } from './letter.repository.ts';

export type LetterLine = {
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
export type LetterDropped = Pick<LetterLine, 'quantity' | 'name' | 'color' | 'size'> & { client: string | null };

/** Everything that the contract contains, in the language in which it was concluded. */
export type Letter = {
  to: string;
  name: string;
  locale: Locale;
  number: string;
  confirmedAt: Date;
  lines: LetterLine[];
  dropped: LetterDropped[];
  totals: Totals;
  tender: TenderCode | null;
  /** The due date of the amount charged to an account. */
  dueOn: string;
  address: AddressRow | null;
  shipping: KeptShipping;
  exported: boolean;
  termsVersion: string;
  /** The shop's texts on terms and withdrawal, when the mail was written. */
  texts: LawText[];
};

/** The content of a confirmed order's mail; null if there is no address. */
export async function readLetter(db: Db, orderId: string, now: Date): Promise<Letter | null> {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  const buyer = buyerOf(order);
  const contact = await readContact(db, buyer);
  const { number, confirmed_at: confirmedAt, locale, totals, shipping, terms_version: termsVersion } = order;
  if (contact.email === null || !number || !confirmedAt || !locale || !totals || !shipping || !termsVersion)
    return null;
  const address = order.address_id === null ? null : await findAddress(db, buyer, order.address_id);
  return {
    to: contact.email,
    name: contact.name,
    locale,
    number,
    confirmedAt,
    lines: await readLetterLines(db, order, locale, now),
    dropped: (await listDropped(db, order, now)).map((piece) => toLetterDropped(piece, locale)),
    totals: totals as Totals,
    tender: order.tender,
    dueOn: dueOnOf(await readCampaign(db, order, now)),
    address,
    shipping: shipping as KeptShipping,
    exported: address !== null && isExport(address.zone),
    termsVersion,
    texts: await readLaw(db, locale),
  };
}

const readCampaign = async (db: Db, order: OrderRow, now: Date): Promise<Campaign> =>
  campaignOfOrder(await readCalendar(db, now, order.campaign_code), order);

/** The lines as agreed. */
export async function readLetterLines(db: Db, order: OrderRow, locale: Locale, now: Date): Promise<LetterLine[]> {
  const campaign = await readCampaign(db, order, now);
  const bag = await loadBag(db, order, { campaign, now }, { withoutVat: false, rate: 0 });
  return bag.lines.map((line) => toLetterLine(line, locale));
}

export const toLetterLine = ({ row, article, priced }: BagLine, locale: Locale): LetterLine => ({
  code: article.code,
  quantity: row.quantity,
  name: article.name[locale],
  color: article.color.name[locale],
  size: article.size,
  unitCents: priced.unitCents,
  cents: lineCents(priced),
  sealed: article.sealed,
});

export const toLetterDropped = ({ article, quantity, client }: DroppedPiece, locale: Locale): LetterDropped => ({
  quantity,
  name: article.name[locale],
  color: article.color.name[locale],
  size: article.size,
  client: client?.name ?? null,
});

/** Names of dropped articles for mails and papers, with the client if there are several. */
export const sayDropped = ({ dropped, locale }: Pick<Letter, 'dropped' | 'locale'>): string[] =>
  dropped.map(({ quantity, name, color, size, client }) =>
    [
      `${quantity} × ${name}`,
      color,
      `${words[locale].orderMails.confirmed.size} ${size}`,
      ...(client ? [words[locale].orderMails.confirmed.for(client)] : []),
    ].join(', '),
  );
