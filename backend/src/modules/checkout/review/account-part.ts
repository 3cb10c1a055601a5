import { paymentModes, type TenderCode } from 'contract/codes.ts';
import { fieldProblemKeys } from 'contract/field-problem-keys.ts';
import { isAccountPart } from 'contract/rules.ts';
import type { Db } from '../../../database/schema.ts';
import { isGuest } from '../../../shared/buyer.ts';
import { invalid, refused } from '../../../shared/errors.ts';
import { readAccountAllowance } from '../../order/core/account-allowance.ts';
import { isBarred } from '../../order/core/buyers.repository.ts';
import { sumParts } from '../../order/core/totals.ts';
import { type PricedOrder, priceOrder } from '../../order/pricing/price-order.service.ts';
import type { Viewer } from '../../order/pricing/viewer.ts';
import { checkoutFields } from './checkout-fields.mapper.ts';

type Payable = Pick<PricedOrder, 'order' | 'totals' | 'moment'>;

/**
 * The account's remaining allowance for this order. A caller that charges or promises it must have locked the buyer.
 */
export const readOrderAllowance = (
  db: Db,
  { order, moment }: Pick<Payable, 'order' | 'moment'>,
  { buyer, now }: Viewer,
) => readAccountAllowance(db, buyer, { orderId: order.id, campaign: moment.campaign, now });

/** The named part: some of the order, not all of it, and not more than is left. */
export async function assertAccountPart(db: Db, priced: Payable, cents: number | null, viewer: Viewer): Promise<void> {
  if (cents === null) return;
  const { totalCents, surchargeCents } = priced.totals;
  // A draft's gift cards pay what the part leaves; those of a placed order are agreed.
  const partableCents = totalCents - surchargeCents - priced.order.gift_card_cents;
  const leftCents = await readOrderAllowance(db, priced, viewer);
  if (!isAccountPart(cents, { totalCents: partableCents, leftCents }))
    throw invalid({ [checkoutFields.part]: 'payment.reason.part' });
}

/**
 * Raises the account part of a waiting order. It never falls, because a payment opened under the earlier promise may
 * still arrive.
 */
export async function raiseAccountPart(
  trx: Db,
  priced: PricedOrder,
  { cents, tender }: { cents: number | null; tender: TenderCode | null },
  viewer: Viewer,
): Promise<PricedOrder> {
  const { order } = priced;
  if (cents === null || cents === order.balance_cents) return priced;
  // A part is agreed together with how the rest is paid.
  if (tender === null) throw invalid({ [checkoutFields.tender]: fieldProblemKeys.choice });
  if (await isBarred(trx, viewer.buyer)) throw refused();
  if (cents < order.balance_cents) throw invalid({ [checkoutFields.part]: 'payment.reason.part' });
  await assertAccountPart(trx, priced, cents, viewer);
  await trx.updateTable('orders').set({ balance_cents: cents }).where('id', '=', order.id).execute();
  return priceOrder(trx, { ...order, balance_cents: cents }, viewer);
}

/** Without a tender gift cards cover the order, or the balance covers what they leave, or in a campaign of CREDITO the credit limit does. */
export async function assertAccountCovers(db: Db, priced: Payable, viewer: Viewer): Promise<void> {
  const { totalCents, cards } = priced.totals;
  const cents = totalCents - sumParts(cards);
  if (cents === 0 || cents <= (await readOrderAllowance(db, priced, viewer))) return;
  if (isGuest(viewer.buyer)) throw invalid({ [checkoutFields.tender]: fieldProblemKeys.required });
  const credit = priced.moment.campaign.paymentMode === paymentModes.credit;
  throw invalid({ [checkoutFields.tender]: credit ? 'payment.reason.overCredit' : 'payment.reason.cashCampaign' });
}
