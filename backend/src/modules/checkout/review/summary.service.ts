import type { AddressWire } from 'contract/address/schemas.ts';
import { acknowledgements, differenceTypes, lineKinds, orderStates } from 'contract/codes.ts';
import { termsVersion } from 'contract/rules.ts';
import type { Db } from '../../../database/schema.ts';
import { absent } from '../../../shared/errors.ts';
import type { OrderPorts } from '../../order/core/order-ports.ts';
import {
  findInHand,
  findLastChoices,
  findOrderByNumber,
  type LastChoices,
} from '../../order/core/orders.repository.ts';
import { isExport } from '../../order/core/tax-zone.ts';
import { type OrderView, type PricedOrder, priceOrder, viewOrder } from '../../order/pricing/price-order.service.ts';
import type { Viewer } from '../../order/pricing/viewer.ts';
import { listAddresses } from '../../order/terms/addresses.ts';
import { taxZoneOf } from '../../order/terms/conditions.ts';
import type { Difference } from '../../order/terms/difference.ts';
import { assertAccountPart } from './account-part.ts';
import type { Agreement } from './agreement.ts';
import { paymentIntentOf } from './review-draft.ts';

type Acknowledgement = (typeof acknowledgements)[keyof typeof acknowledgements];

const missingPieces: readonly string[] = [
  differenceTypes.outOfStock,
  differenceTypes.fewer,
  differenceTypes.notInCampaign,
];

const prices: readonly string[] = [differenceTypes.priceDown, differenceTypes.shipping];

/** The same for less money. */
const isInHerFavour = ({ type, nowCents, changeCents }: Difference) =>
  prices.includes(type) && nowCents !== null && changeCents < 0;

/**
 * Separates missing pieces from everything else that the buyer has to accept. A difference that only lowers the price
 * is shown and needs no acceptance.
 */
export function splitDifferences(differences: readonly Difference[]) {
  const isMissing = ({ type }: Difference) => missingPieces.includes(type);
  return {
    missing: differences.filter(isMissing),
    others: differences.filter((one) => !isMissing(one) && !isInHerFavour(one)),
  };
}

/** A draft whose campaign closed is in the next one, which is reported even if no price differs. */
export const wasMovedToCampaign = ({ order, moment }: PricedOrder): boolean =>
  order.campaign_code !== moment.campaign.code;

/** Null is the order in hand; its tender decides its total. */
export type SummaryQuery = { number: string | null } & Pick<Agreement, 'tender' | 'useBalance' | 'accountCents'>;

/** What confirming would place, and what has to be accepted with it. */
export type Summary = {
  view: OrderView;
  acknowledge: Acknowledgement[];
  termsVersion: string;
  /** If the order is for one client alone: the known addresses of that client. */
  addresses: AddressWire[];
  last: LastChoices;
};

export async function readSummary(
  db: Db,
  { rewards, payments }: OrderPorts,
  { number, ...choice }: SummaryQuery,
  viewer: Viewer,
): Promise<Summary> {
  const order = await (number === null ? findInHand(db, viewer.buyer) : findOrderByNumber(db, viewer.buyer, number));
  if (!order) throw absent();
  const paying = paymentIntentOf(payments, choice);
  const priced = await priceOrder(db, order, { ...viewer, paying, placing: true });
  await assertAccountPart(db, priced, choice.accountCents, viewer);
  const view = await viewOrder(db, rewards, priced, viewer);
  return {
    view,
    acknowledge: order.state === orderStates.draft ? listAcknowledgements(view) : [],
    termsVersion: order.terms_version ?? termsVersion,
    addresses: await listAddressesOfOnly(db, priced, viewer),
    last: await findLastChoices(db, viewer.buyer),
  };
}

async function listAddressesOfOnly(db: Db, { bag }: PricedOrder, { buyer }: Viewer): Promise<AddressWire[]> {
  const [client = null, ...others] = new Set(
    bag.lines.flatMap(({ row }) => (row.omitted || row.type !== lineKinds.sale ? [] : [row.client_id])),
  );
  return client === null || others.length > 0 ? [] : listAddresses(db, buyer, client);
}

function listAcknowledgements({ priced, differences }: OrderView): Acknowledgement[] {
  const { missing, others } = splitDifferences(differences);
  return [
    ...(isExport(taxZoneOf(priced.composed)) ? [acknowledgements.import] : []),
    ...(others.length > 0 || wasMovedToCampaign(priced) ? [acknowledgements.differences] : []),
    ...(missing.length > 0 ? [acknowledgements.partial] : []),
  ];
}
