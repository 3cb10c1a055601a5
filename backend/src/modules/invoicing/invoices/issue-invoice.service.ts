import { destinations } from 'contract/codes.ts';
import { defaultLocale } from 'contract/public-codes.ts';
import type { Db } from '../../../database/schema.ts';
import type { Kit } from '../../../kit/kit.ts';
import { type Buyer, buyerOf, isGuest } from '../../../shared/buyer.ts';
import { shopCountry } from '../../../shared/dates.ts';
import { toPlaceLines } from '../../../shared/delivery/postal.ts';
import { readSeller } from '../../../shared/mail/seller.repository.ts';
import { loadBag } from '../../order/core/bag.ts';
import { campaignOfOrder, readCalendar } from '../../order/core/campaigns.ts';
import type { OrderRow } from '../../order/core/orders.repository.ts';
import { lineCents, type Totals, withoutVat } from '../../order/core/totals.ts';
import { type AddressRow, findAddress, findDefaultAddress } from '../../order/terms/conditions.repository.ts';
import { correctionOf, type InvoiceBuyer, type InvoiceLine, remainderOf } from './invoice-content.ts';
import { insertInvoice, listInvoices, lockInvoice } from './invoices.repository.ts';

type IssueContext = { now: Date; outbox: Kit['outbox'] };

/** Issues the invoice when the goods leave, in the transaction that records it. */
export async function issueInvoice(
  trx: Db,
  orderId: string,
  { leftOn, now, outbox }: IssueContext & { leftOn: string },
): Promise<void> {
  const order = await trx.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  const { number, confirmed_at: placedAt, totals: kept } = order;
  if (!number || !placedAt || !kept) throw new Error('An order that was never placed cannot leave');
  const totals = kept as Totals;
  const locale = order.locale ?? defaultLocale;
  const buyer = await readInvoiceBuyer(trx, order);
  const to = order.address_id === null ? null : await findAddress(trx, buyerOf(order), order.address_id);
  const country = totals.withoutVat || to === null || to.country_code === shopCountry ? null : to.country_code;
  const { subtotalCents, discountCents, shippingCents, surchargeCents, taxes, totalCents } = totals;
  await insertInvoice(trx, {
    orderId,
    corrects: null,
    cents: totalCents,
    now,
    outbox,
    content: {
      ...{
        locale,
        seller: await readSeller(trx, locale),
        buyer,
        order: number,
        country,
        taxes,
        exempt: totals.withoutVat,
      },
      // A cross-border sale is never simplified, and needs no tax number of a person.
      simplified: buyer.document === null && country === null && !totals.withoutVat,
      ...{ subtotalCents, discountCents, shippingCents, surchargeCents },
      ...{ placedAt: placedAt.toISOString(), leftOn, paidAt: await readPaidAt(trx, orderId) },
      ...{ tender: order.tender, coupon: order.coupon_code },
      lines: await readInvoiceLines(trx, order, totals.withoutVat, now),
    },
  });
}

/** Corrects the invoice of an order, if any, by a refunded amount; null is all that is left of it. */
export async function correctInvoice(
  trx: Db,
  orderId: string,
  { cents, now, outbox }: IssueContext & { cents: number | null },
): Promise<void> {
  const invoice = await lockInvoice(trx, orderId);
  if (invoice === null) return;
  const corrections = (await listInvoices(trx, orderId))
    .filter(({ corrects }) => corrects !== null)
    .map((each) => ({ cents: each.cents, taxes: each.content.taxes }));
  const { content, number, issuedAt } = invoice;
  const left = remainderOf({ cents: invoice.cents, taxes: content.taxes }, corrections);
  const taken = correctionOf(left, cents ?? left.cents);
  if (taken.cents === 0) return;
  const { locale, seller, simplified, buyer, order, country, exempt } = content;
  await insertInvoice(trx, {
    orderId,
    corrects: number,
    cents: taken.cents,
    now,
    outbox,
    content: {
      ...{ locale, seller, simplified, buyer, order, country, exempt, taxes: taken.taxes },
      correctsIssuedAt: issuedAt.toISOString(),
    },
  });
}

async function readInvoiceBuyer(db: Db, order: OrderRow): Promise<InvoiceBuyer> {
  const buyer = buyerOf(order);
  if (isGuest(buyer)) {
    const { name, surname, document } = await db
      .selectFrom('guests')
      .select(['name', 'surname', 'document'])
      .where('id', '=', buyer.id)
      .executeTakeFirstOrThrow();
    const address = await findOf(db, buyer, order.billing_address_id ?? order.address_id);
    return { name: `${name} ${surname}`, document, address: toLines(address) };
  }
  const { given_name, family_name, identity_number, name } = await db
    .selectFrom('executives as e')
    .innerJoin('accounts as a', 'a.id', 'e.account_id')
    .select(['e.given_name', 'e.family_name', 'e.identity_number', 'a.name'])
    .where('e.account_id', '=', buyer.id)
    .executeTakeFirstOrThrow();
  // If a parcel goes to a client, the delivery address is the client's, so it is not on the invoice.
  const own = await (order.delivery_to === destinations.executive
    ? findOf(db, buyer, order.address_id)
    : findDefaultAddress(db, buyer));
  const full = [given_name, family_name].filter(Boolean).join(' ');
  return { name: full || name, document: identity_number, address: toLines(own) };
}

const findOf = async (db: Db, buyer: Buyer, id: string | null) => (id === null ? null : findAddress(db, buyer, id));

const toLines = (address: AddressRow | null): string[] => (address === null ? [] : toPlaceLines(address));

/** The latest time, because money accepted late paid the order only then. */
async function readPaidAt(db: Db, orderId: string): Promise<string | null> {
  const row = await db
    .selectFrom('order_events')
    .select('at')
    .where('order_id', '=', orderId)
    .where('event', 'in', ['pay', 'resume'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.at.toISOString() ?? null;
}

async function readInvoiceLines(db: Db, order: OrderRow, isExported: boolean, now: Date): Promise<InvoiceLine[]> {
  const locale = order.locale ?? defaultLocale;
  const campaign = campaignOfOrder(await readCalendar(db, now, order.campaign_code), order);
  const { lines } = await loadBag(db, order, { campaign, now }, { withoutVat: false, rate: 0 });
  return lines
    .filter(({ row }) => !row.omitted)
    .map(({ row, article, priced: { unitCents, vatRate, ...priced } }) => ({
      code: article.code,
      name: article.name[locale],
      color: article.color.name[locale],
      size: article.size,
      quantity: row.quantity,
      netCents: isExported ? unitCents : withoutVat(unitCents, vatRate),
      rate: isExported ? null : vatRate,
      cents: lineCents({ unitCents, ...priced }),
    }));
}
