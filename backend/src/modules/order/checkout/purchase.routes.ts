import { roles } from 'contract/codes.ts';
import type { Handlers, Identity } from '../../../handlers.ts';
import type { Kit } from '../../../kit.ts';
import { executiveBuyer } from '../../../shared/buyer.ts';
import { refused } from '../../../shared/errors.ts';
import { requireIdentity } from '../../../shared/identity.ts';
import { transactions } from '../../../shared/transactions.ts';
import type { Who } from '../book/move.ts';
import type { CheckoutPorts } from '../ports.ts';
import { type Asking, viewerOf } from '../standing/viewer.ts';
import { cancelOrder } from './cancel.service.ts';
import { Changed, confirmOrder } from './confirm.service.ts';
import { readConfirmed } from './confirmed.service.ts';
import { applyCoupon } from './coupon.service.ts';
import { chooseAddress, chooseShipping, readShippingOptions } from './delivery.service.ts';
import { chooseGifts, readGiftOptions, readGifts } from './gifts.service.ts';
import { settleOrder } from './settle.service.ts';
import { readSummary } from './summary.service.ts';

/** From bag to settled order. */
export function purchaseHandlers(kit: Kit, ports: CheckoutPorts): Handlers {
  const { now, outbox } = kit;
  const { rewards, payments, stockNews } = ports;
  const { change, changeOnce, read } = transactions(kit);
  const toViewer = (input: Asking) => viewerOf(input, now());

  return {
    readGiftOptions: async ({ params, ...input }) => ({
      datos: await read((trx) => readGiftOptions(trx, params.x, toViewer(input))),
    }),
    readGifts: async (input) => ({ datos: await read((trx) => readGifts(trx, toViewer(input))) }),
    readOrderSummary: async ({ params, query, ...input }) => ({
      datos: await read((trx) => readSummary(trx, ports, { ...params, ...query }, toViewer(input))),
    }),
    settleOrder: async (input) =>
      changeOnce('settleOrder', input, async (trx) => ({
        datos: await settleOrder(trx, {
          payments,
          asked: input.query,
          viewer: toViewer(input),
          who: toWho(input.identity),
        }),
      })),
    readConfirmedOrder: async ({ params, ...input }) => ({
      datos: await read((trx) => readConfirmed(trx, ports, params.x, toViewer(input))),
    }),
    chooseGifts: async ({ body, ...input }) => ({
      datos: await change((trx) => chooseGifts(trx, rewards, body, toViewer(input))),
    }),
    confirmOrder: async (input) =>
      changeOnce('confirmOrder', input, (trx) =>
        confirmOrder(trx, { ports, outbox, asked: input.body, viewer: toViewer(input), who: toWho(input.identity) }),
      ).catch((error: unknown) => {
        if (error instanceof Changed) return error.answer;
        throw error;
      }),
    applyCoupon: async ({ body, ...input }) => change((trx) => applyCoupon(trx, body, toViewer(input))),
    listShippingOptions: async ({ body, ...input }) => ({
      datos: await read((trx) => readShippingOptions(trx, body, toViewer(input))),
    }),
    chooseShipping: async ({ body, ...input }) => ({
      datos: await change((trx) => chooseShipping(trx, body, toViewer(input))),
    }),
    chooseDeliveryAddress: async ({ body, ...input }) => ({
      datos: await change((trx) => chooseAddress(trx, body, toViewer(input))),
    }),
    cancelOrder: async ({ query, identity }) => {
      const who = toWho(identity);
      // An advisor by herself has no orders: the number says whose it is.
      const buyer = who.accountId === null ? null : executiveBuyer(who.accountId);
      return {
        datos: await change((trx) => cancelOrder(trx, { outbox, stockNews, asked: query, who, buyer, now: now() })),
      };
    },
  };
}

/** Both people where an advisor acts; an advisor by herself is the one who acts. */
function toWho(identity: Identity | null): Who {
  const { accountId, claims } = requireIdentity(identity);
  if (claims.role === roles.advisor) return { accountId: null, actorId: accountId };
  if (claims.role !== roles.executive) throw refused();
  return { accountId, actorId: claims.actor?.sub ?? null };
}
