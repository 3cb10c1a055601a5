import type { AnswerOf, ParamsOf, QueryOf } from 'contract/calls.ts';
import { differenceTypes, orderStates } from 'contract/codes.ts';
import { termsVersion } from 'contract/rules.ts';
import type { OrderWire } from 'contract/schemas/order.ts';
import type { Db } from '../../../schema.ts';
import { absent } from '../../../shared/errors.ts';
import { findInHand, findNumbered } from '../book/draft.repository.ts';
import { isExport } from '../book/zone.ts';
import type { CheckoutPorts } from '../ports.ts';
import { type Standing, standOrder, toOrderWire } from '../standing/order.service.ts';
import type { Viewer } from '../standing/viewer.ts';
import { toOptions } from './delivery.service.ts';

type Notice = AnswerOf<'readOrderSummary'>['exige'][number];
type Differences = OrderWire['diferencias'];

const missingPieces: readonly string[] = [
  differenceTypes.outOfStock,
  differenceTypes.fewer,
  differenceTypes.notInCampaign,
];

const prices: readonly string[] = [differenceTypes.priceDown, differenceTypes.shipping];

/** The same for less. */
const isInHerFavour = ({ tipo, importeAhora, diferencia }: Differences[number]) =>
  prices.includes(tipo) && importeAhora !== null && diferencia < 0;

/**
 * Pieces that cannot be had are one thing, everything else that she has to say yes to another. What is only in her
 * favour is told and asks for nothing.
 */
export function sortDifferences(differences: Differences) {
  const isMissing = ({ tipo }: Differences[number]) => missingPieces.includes(tipo);
  return {
    missing: differences.filter(isMissing),
    others: differences.filter((one) => !isMissing(one) && !isInHerFavour(one)),
  };
}

/** A draft whose campaign closed stands in the next one: that is told even where no price differs. */
export const wasMoved = ({ order, moment }: Standing): boolean => order.campaign_code !== moment.campaign.code;

/** What the button would confirm, and what has to be acknowledged with it. */
export async function readSummary(
  db: Db,
  { rewards, payments }: Pick<CheckoutPorts, 'rewards' | 'payments'>,
  { x, metodo, usarSaldo }: ParamsOf<'readOrderSummary'> & QueryOf<'readOrderSummary'>,
  viewer: Viewer,
): Promise<AnswerOf<'readOrderSummary'>> {
  const order = x === 'actual' ? await findInHand(db, viewer.buyer) : await findNumbered(db, viewer.buyer, x);
  if (!order) throw absent();
  const surchargeCents = metodo === undefined ? 0 : payments.surchargeOf(metodo);
  const paying = { surchargeCents, useBalance: usarSaldo === 'S' };
  const standing = await standOrder(db, order, { ...viewer, paying, placing: true });
  const orden = await toOrderWire(db, rewards, standing, viewer);
  return {
    orden,
    formasEnvio: toOptions(standing, viewer),
    exige: order.state === orderStates.draft ? listNotices(standing, orden.diferencias) : [],
    versionCondiciones: order.terms_version ?? termsVersion,
  };
}

function listNotices(standing: Standing, differences: Differences): Notice[] {
  const { missing, others } = sortDifferences(differences);
  return [
    ...(isExport(standing.composed.entrega.zona) ? ['IMPORTACION' as const] : []),
    ...(others.length > 0 || wasMoved(standing) ? ['DIFERENCIAS' as const] : []),
    ...(missing.length > 0 ? ['PARCIAL' as const] : []),
  ];
}
