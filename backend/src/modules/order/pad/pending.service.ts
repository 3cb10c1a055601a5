import type { AnswerOf, BodyOf } from 'contract/calls.ts';
import { orderStates } from 'contract/codes.ts';
import { fieldKeys } from 'contract/field-keys.ts';
import type { Db } from '../../../schema.ts';
import { ownedBy } from '../../../shared/buyer.ts';
import { absent, invalid } from '../../../shared/errors.ts';
import { toUuid } from '../../../shared/ids.ts';
import { toEuros } from '../../../shared/money.ts';
import { offsetOf, toPage } from '../../../shared/pagination.ts';
import { lockBuyer } from '../book/buyers.repository.ts';
import { campaignOf, findOpenCampaign, readCalendar, toClock } from '../book/campaigns.ts';
import { findInHand, listDrafts, type OrderRow, openDraft, putInHand } from '../book/draft.repository.ts';
import { toHead } from '../standing/order.mapper.ts';
import { standOrder } from '../standing/order.service.ts';
import type { Viewer } from '../standing/viewer.ts';

/** Which order is in hand, without its lines. */
export async function readActive(db: Db, viewer: Viewer): Promise<AnswerOf<'readActiveOrder'>> {
  const order = await findInHand(db, viewer.buyer);
  if (order) {
    const { moment, calendar, totals } = await standOrder(db, order, viewer);
    return {
      orden: toHead(order, moment.campaign.code, totals),
      reloj: toClock(moment.campaign, calendar, viewer.locale),
      minimo: toEuros(totals.minimumCents),
    };
  }
  const calendar = await readCalendar(db, viewer.now);
  return {
    orden: null,
    reloj: toClock(calendar.inForce, calendar, viewer.locale),
    minimo: toEuros(calendar.inForce.minimumCents),
  };
}

/** Puts a draft in hand, or the draft of a campaign, which is opened where there is none. */
export async function takeOrder(
  trx: Db,
  take: NonNullable<BodyOf<'listPendingOrders'>['tomar']>,
  viewer: Viewer,
): Promise<void> {
  const { buyer, now } = viewer;
  await lockBuyer(trx, buyer);
  const drafts = await listDrafts(trx, buyer);
  if ('orden' in take) {
    const draft = drafts.find(({ id }) => id === toUuid(take.orden));
    if (!draft) throw absent();
    return putInHand(trx, buyer, draft.id);
  }
  const calendar = await readCalendar(trx, now, ...drafts.map(({ campaign_code }) => campaign_code));
  const campaign = findOpenCampaign(calendar, take.campana);
  if (!campaign) throw invalid({ 'tomar.campana': fieldKeys.choice });
  const own = drafts.find(({ campaign_code }) => campaignOf(calendar, campaign_code).code === campaign.code);
  if (own) return putInHand(trx, buyer, own.id);
  await putInHand(trx, buyer, null);
  await openDraft(trx, buyer, campaign.code, now);
}

/** Drafts are priced as they stand now; the others are what was agreed. */
export async function listPending(
  db: Db,
  asked: BodyOf<'listPendingOrders'>,
  viewer: Viewer,
): Promise<AnswerOf<'listPendingOrders'>> {
  const page = toPage(asked);
  const states = asked.estados ?? [orderStates.draft, orderStates.pending];
  const pending = db
    .selectFrom('orders')
    .where(ownedBy(viewer.buyer))
    .where('state', 'in', states.length > 0 ? states : [orderStates.draft])
    .$if(asked.campana !== undefined, (query) => query.where('campaign_code', '=', asked.campana as string));
  const { total } = await pending.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await pending
    .selectAll()
    .orderBy('in_hand', 'desc')
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .limit(page.size)
    .offset(offsetOf(page))
    .execute();
  const elementos: AnswerOf<'listPendingOrders'>['elementos'] = [];
  for (const order of rows)
    elementos.push({
      ...(await headOf(db, order, viewer)),
      version: order.version,
      actualizada: order.changed_at.toISOString(),
      enMano: order.in_hand,
      reservadaHasta: order.reserved_until?.toISOString() ?? null,
    });
  return {
    elementos,
    pagina: page.number,
    tamano: page.size,
    totalPaginas: Math.ceil(total / page.size),
    total,
  };
}

/** There are as many drafts as campaigns that one can order for, so reading each on its own is few queries. */
async function headOf(db: Db, order: OrderRow, viewer: Viewer) {
  if (order.state !== orderStates.draft)
    return toHead(order, order.campaign_code, {
      units: order.units ?? 0,
      points: order.points ?? 0,
      totalCents: order.total_cents ?? 0,
    });
  const { moment, totals } = await standOrder(db, order, viewer);
  return toHead(order, moment.campaign.code, totals);
}
