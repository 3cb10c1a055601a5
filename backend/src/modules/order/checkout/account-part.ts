import { paymentModes } from 'contract/codes.ts';
import { isAccountPart } from 'contract/rules.ts';
import type { Db } from '../../../database/schema.ts';
import { invalid } from '../../../shared/errors.ts';
import { readRoom } from '../book/room.ts';
import type { Standing } from '../standing/order.service.ts';
import type { Viewer } from '../standing/viewer.ts';
import { fields } from './fields.mapper.ts';

type Asked = Pick<Standing, 'order' | 'totals' | 'moment'>;

/** What is left of her account for this order. Whoever charges it or promises it has locked the buyer. */
export const roomFor = (db: Db, { order, moment }: Pick<Asked, 'order' | 'moment'>, { buyer, now }: Viewer) =>
  readRoom(db, buyer, { orderId: order.id, campaign: moment.campaign, now });

/** A sum that she named: some of the order, not all of it, and not more than is left. */
export async function assertPart(db: Db, standing: Asked, cents: number | null, viewer: Viewer): Promise<void> {
  if (cents === null) return;
  const { totalCents, surchargeCents } = standing.totals;
  const leftCents = await roomFor(db, standing, viewer);
  if (!isAccountPart(cents, { totalCents: totalCents - surchargeCents, leftCents }))
    throw invalid({ [fields.part]: 'payment.reason.part' });
}

/** Without a tender the balance covers what is due, or in a campaign of CREDITO the credit as far as it goes. */
export async function assertCovered(db: Db, standing: Asked, viewer: Viewer): Promise<void> {
  if (standing.totals.totalCents <= (await roomFor(db, standing, viewer))) return;
  const credit = standing.moment.campaign.paymentMode === paymentModes.credit;
  throw invalid({ [fields.tender]: credit ? 'payment.reason.overCredit' : 'payment.reason.cashCampaign' });
}
