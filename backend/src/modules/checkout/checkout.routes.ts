import { paymentOrigins } from 'contract/codes.ts';
import { toCents } from 'contract/money.ts';
import { roles } from 'contract/public-codes.ts';
import type { Db } from '../../database/schema.ts';
import type { Handlers, Identity } from '../../kit/handlers.ts';
import type { Kit } from '../../kit/kit.ts';
import { executiveBuyer } from '../../shared/buyer.ts';
import { invalid, refused } from '../../shared/errors.ts';
import { requireIdentity } from '../../shared/identity.ts';
import { transactions } from '../../shared/transactions.ts';
import { lockBuyer } from '../order/core/buyers.repository.ts';
import type { OrderActor } from '../order/core/order-actor.ts';
import type { OrderPorts } from '../order/core/order-ports.ts';
import { toTotals } from '../order/pricing/order.mapper.ts';
import { type ViewerInput, viewerOf } from '../order/pricing/viewer.ts';
import {
  toAddressAnswer,
  toAddressChoice,
  toAgreement,
  toCancelledWire,
  toChanges,
  toCouponAnswer,
  toDeliveryTarget,
  toOpenedOnAccount,
  toPlacedAnswer,
  toSettledWire,
  toShippingChoice,
  toShippingOptions,
  toSummaryQuery,
  toSummaryWire,
} from './checkout.mapper.ts';
import { OrderChangedError, placeOrder } from './place/place-order.service.ts';
import {
  applyCard,
  applyCardToPlaced,
  assertGiftCardsOffered,
  readNamedCards,
  removeCard,
} from './review/card-parts.ts';
import { checkoutFields } from './review/checkout-fields.mapper.ts';
import { applyCoupon, removeCoupon } from './review/coupon.ts';
import { chooseAddress, chooseShipping, readShippingOptions } from './review/delivery.service.ts';
import { toGiftChoice, toGiftOptionsWire, toGiftsAnswer, toGiftsWire } from './review/gifts.mapper.ts';
import { chooseGifts, readGiftOptions, readGifts } from './review/gifts.service.ts';
import { readSummary } from './review/summary.service.ts';
import { cancelOrder } from './settle/cancel.service.ts';
import { settleOrder } from './settle/settle.service.ts';

/** From bag to settled order. */
export function checkoutHandlers(kit: Kit, ports: OrderPorts): Handlers {
  const { config, now, outbox } = kit;
  const { rewards, payments } = ports;
  const { change, changeOnce, read } = transactions(kit);
  const toViewer = (input: ViewerInput) => viewerOf(input, now());

  return {
    readGiftOptions: async ({ params, ...input }) => ({
      datos: toGiftOptionsWire(await read((trx) => readGiftOptions(trx, params.x, toViewer(input))), input.locale),
    }),
    readGifts: async (input) => ({
      datos: toGiftsWire(await read((trx) => readGifts(trx, toViewer(input))), input.locale),
    }),
    readOrderSummary: async ({ params, query, ...input }) => {
      const summaryQuery = toSummaryQuery({ ...params, ...query });
      return {
        datos: toSummaryWire(await read((trx) => readSummary(trx, ports, summaryQuery, toViewer(input))), input.locale),
      };
    },
    settleOrder: async (input) =>
      changeOnce('settleOrder', input, async (trx) => {
        const {
          orden: number,
          origen: origin = paymentOrigins.checkout,
          importe,
          importeCuenta,
          metodo: tender,
        } = input.query;
        const viewer = toViewer(input);
        const cents = importe === undefined ? null : toCents(importe);
        const partCents = importeCuenta === undefined ? null : toCents(importeCuenta);
        if (origin === paymentOrigins.balance && number === undefined) {
          // The account cannot pay a part of its own debt.
          if (partCents !== null) throw invalid({ [checkoutFields.part]: 'payment.reason.part' });
          await lockBuyer(trx, viewer.buyer);
          return { datos: toOpenedOnAccount(await payments.openOnAccount(trx, { ...viewer, cents, tender })) };
        }
        const by = { viewer, who: toWho(input.identity) };
        return {
          datos: toSettledWire(
            await settleOrder(trx, { payments, number, origin, tender, shownCents: cents, partCents, ...by }),
          ),
        };
      }),
    chooseGifts: async ({ body, ...input }) => {
      const chosen = { version: body.version, choices: body.regalos.map(toGiftChoice) };
      return {
        datos: toGiftsAnswer(await change((trx) => chooseGifts(trx, rewards, chosen, toViewer(input))), input.locale),
      };
    },
    confirmOrder: async (input) =>
      changeOnce('confirmOrder', input, async (trx) => {
        const by = { viewer: toViewer(input), who: toWho(input.identity) };
        const agreement = toAgreement(input.body);
        return toPlacedAnswer(await placeOrder(trx, { ports, outbox, agreement, ...by }), input.locale);
      }).catch((error: unknown) => {
        if (error instanceof OrderChangedError) return toChanges(error, { reservadaHasta: null }, input.locale);
        throw error;
      }),
    applyCoupon: async ({ body: { cupon, accion }, ...input }) => {
      const apply = accion === 'QUITAR' ? removeCoupon : applyCoupon;
      return toCouponAnswer(await change((trx) => apply(trx, cupon, toViewer(input))));
    },
    applyGiftCard: async ({ body: { code, order: number }, clientAddress, ...input }) => {
      assertGiftCardsOffered(config);
      const viewer = toViewer(input);
      const field = checkoutFields.card;
      // Counted outside the transaction, which a wrong code rolls back.
      await readNamedCards(kit, [code], { clientAddress });
      const apply = (trx: Db) =>
        number === undefined
          ? applyCard(trx, code, viewer, field)
          : applyCardToPlaced(trx, { number, code, field }, viewer);
      return { datos: { totals: toTotals((await change(apply)).totals) } };
    },
    removeGiftCard: async ({ body: { card: number }, ...input }) => {
      const priced = await change((trx) => removeCard(trx, number, toViewer(input)));
      return { datos: { totals: toTotals(priced.totals) } };
    },
    listShippingOptions: async ({ body, ...input }) => {
      const priced = await read((trx) => readShippingOptions(trx, toDeliveryTarget(body), toViewer(input)));
      return { datos: toShippingOptions(priced, input.locale) };
    },
    chooseShipping: async ({ body, ...input }) => {
      const rerouted = await change((trx) => chooseShipping(trx, toShippingChoice(body), toViewer(input)));
      return { datos: toAddressAnswer(rerouted, input.locale) };
    },
    chooseDeliveryAddress: async ({ body, ...input }) => {
      const rerouted = await change((trx) => chooseAddress(trx, toAddressChoice(body), toViewer(input)));
      return { datos: toAddressAnswer(rerouted, input.locale) };
    },
    cancelOrder: async ({ query: { orden: number, motivo }, identity }) => {
      const who = toWho(identity);
      // An advisor in person has no orders: the number finds the executive.
      const buyer = who.accountId === null ? null : executiveBuyer(who.accountId);
      const reason = motivo?.trim() || null;
      const cancelled = await change((trx) =>
        cancelOrder(trx, { outbox, payments, number, buyer, who, reason, now: now() }),
      );
      return { datos: toCancelledWire(cancelled) };
    },
    cancelOwnOrder: async ({ body: { order: number }, identity }) => {
      const who = toWho(identity);
      const buyer = executiveBuyer(requireIdentity(identity).accountId);
      const cancelling = { outbox, payments, number, buyer, who, now: now() };
      return { datos: toCancelledWire(await change((trx) => cancelOrder(trx, cancelling))) };
    },
  };
}

/** Both people if an advisor acts for an executive; otherwise the one who is signed in. */
function toWho(identity: Identity | null): OrderActor {
  const { accountId, claims } = requireIdentity(identity);
  if (claims.role === roles.advisor) return { accountId: null, actorId: accountId };
  if (claims.role !== roles.executive) throw refused();
  return { accountId, actorId: claims.actor?.sub ?? null };
}
