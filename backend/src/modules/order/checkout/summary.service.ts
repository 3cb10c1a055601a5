import { acknowledgements, differenceTypes, lineKinds, orderStates, type TenderCode } from 'contract/codes.ts';
import { termsVersion } from 'contract/rules.ts';
import type { AddressWire } from 'contract/schemas/address.ts';
import type { Db } from '../../../database/schema.ts';
import { absent } from '../../../shared/errors.ts';
import { findInHand, findLastShipping, findNumbered } from '../book/draft.repository.ts';
import { isExport } from '../book/zone.ts';
import type { CheckoutPorts } from '../ports.ts';
import { type Standing, standOrder, type ToldOrder, tellOrder } from '../standing/order.service.ts';
import type { Viewer } from '../standing/viewer.ts';
import { listAddresses } from '../terms/addresses.ts';
import { zoneOf } from '../terms/conditions.ts';
import type { Difference } from '../terms/difference.ts';
import { assertPart } from './account-part.ts';
import type { Agreement } from './agreement.ts';

type Acknowledgement = (typeof acknowledgements)[keyof typeof acknowledgements];

const missingPieces: readonly string[] = [
  differenceTypes.outOfStock,
  differenceTypes.fewer,
  differenceTypes.notInCampaign,
];

const prices: readonly string[] = [differenceTypes.priceDown, differenceTypes.shipping];

/** The same for less. */
const isInHerFavour = ({ type, nowCents, changeCents }: Difference) =>
  prices.includes(type) && nowCents !== null && changeCents < 0;

/**
 * Pieces that cannot be had are one thing, everything else that she has to say yes to another. What is only in her
 * favour is told and asks for nothing.
 */
export function sortDifferences(differences: readonly Difference[]) {
  const isMissing = ({ type }: Difference) => missingPieces.includes(type);
  return {
    missing: differences.filter(isMissing),
    others: differences.filter((one) => !isMissing(one) && !isInHerFavour(one)),
  };
}

/** A draft whose campaign closed stands in the next one: that is told even where no price differs. */
export const wasMoved = ({ order, moment }: Standing): boolean => order.campaign_code !== moment.campaign.code;

/** Null is the order in hand; how it would be paid decides its total. */
export type Look = { number: string | null; tender: TenderCode | undefined } & Pick<
  Agreement,
  'useBalance' | 'accountCents'
>;

/** What the button would confirm, and what has to be acknowledged with it. */
export type Summary = {
  told: ToldOrder;
  acknowledge: Acknowledgement[];
  termsVersion: string;
  /** Where the order is for one client alone: what was kept of where she lives. */
  addresses: AddressWire[];
  lastShipping: string | null;
};

export async function readSummary(
  db: Db,
  { rewards, payments }: Pick<CheckoutPorts, 'rewards' | 'payments'>,
  { number, tender, useBalance, accountCents }: Look,
  viewer: Viewer,
): Promise<Summary> {
  const order = await (number === null ? findInHand(db, viewer.buyer) : findNumbered(db, viewer.buyer, number));
  if (!order) throw absent();
  const surchargeCents = tender === undefined ? 0 : payments.surchargeOf(tender);
  const paying = { surchargeCents, useBalance, accountCents };
  const standing = await standOrder(db, order, { ...viewer, paying, placing: true });
  await assertPart(db, standing, accountCents, viewer);
  const told = await tellOrder(db, rewards, standing, viewer);
  return {
    told,
    acknowledge: order.state === orderStates.draft ? listAcknowledgements(told) : [],
    termsVersion: order.terms_version ?? termsVersion,
    addresses: await listAddressesOfOnly(db, standing, viewer),
    lastShipping: await findLastShipping(db, viewer.buyer),
  };
}

async function listAddressesOfOnly(db: Db, { bag }: Standing, { buyer }: Viewer): Promise<AddressWire[]> {
  const [client = null, ...others] = new Set(
    bag.lines.flatMap(({ row }) => (row.omitted || row.type !== lineKinds.sale ? [] : [row.client_id])),
  );
  return client === null || others.length > 0 ? [] : listAddresses(db, buyer, client);
}

function listAcknowledgements({ standing, differences }: ToldOrder): Acknowledgement[] {
  const { missing, others } = sortDifferences(differences);
  return [
    ...(isExport(zoneOf(standing.composed)) ? [acknowledgements.import] : []),
    ...(others.length > 0 || wasMoved(standing) ? [acknowledgements.differences] : []),
    ...(missing.length > 0 ? [acknowledgements.partial] : []),
  ];
}
