import type { Verb } from 'contract/calls.ts';
import type { Answer, CallInput, Handlers, Identity } from '../../../handlers.ts';
import type { Db } from '../../../schema.ts';
import { refused } from '../../../shared/errors.ts';
import { doOnce } from '../../../shared/idempotency.ts';
import { requireIdentity } from '../../../shared/identity.ts';
import type { Who } from '../book/move.ts';
import type { Viewer } from '../standing/order.service.ts';
import { cancelOrder } from './cancel.service.ts';
import { Changed, confirmOrder } from './confirm.service.ts';
import { readConfirmed } from './confirmed.service.ts';
import { applyCoupon } from './coupon.service.ts';
import { chooseAddress, chooseShipping, readShippingOptions } from './delivery.service.ts';
import { chooseGifts, readGiftOptions, readGifts } from './gifts.service.ts';
import type { Counter } from './money.ts';
import { settleOrder } from './settle.service.ts';
import { readSummary } from './summary.service.ts';

/** From bag to settled order. */
export function purchaseHandlers(db: Db, counter: Counter, now: () => Date): Handlers {
  const { neighbours } = counter;
  const toViewer = ({ identity, locale }: Pick<CallInput<Verb>, 'identity' | 'locale'>): Viewer => ({
    executiveId: requireIdentity(identity).accountId,
    locale,
    now: now(),
  });
  const change = <T>(work: (trx: Db) => Promise<T>): Promise<T> => db.transaction().execute(work);
  /** One state of the order, while another device may be changing it. */
  const read = <T>(work: (trx: Db) => Promise<T>): Promise<T> =>
    db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
  const changeOnce = <T>(
    { identity, idempotencyKey }: Pick<CallInput<Verb>, 'identity' | 'idempotencyKey'>,
    request: unknown,
    work: (trx: Db) => Promise<Answer<T>>,
  ): Promise<Answer<T>> => {
    const owner = requireIdentity(identity).accountId;
    return change((trx) => doOnce(trx, { owner, key: idempotencyKey ?? '', request }, () => work(trx)));
  };

  return {
    readGiftOptions: async ({ params, ...input }) => ({
      datos: await read((trx) => readGiftOptions(trx, params.x, toViewer(input))),
    }),
    readGifts: async (input) => ({ datos: await read((trx) => readGifts(trx, toViewer(input))) }),
    readOrderSummary: async ({ params, query, ...input }) => ({
      datos: await read((trx) => readSummary(trx, counter, { ...params, ...query }, toViewer(input))),
    }),
    settleOrder: async (input) =>
      changeOnce(input, ['settleOrder', input.query], async (trx) => ({
        datos: await settleOrder(trx, {
          counter,
          asked: input.query,
          viewer: toViewer(input),
          who: toWho(input.identity),
        }),
      })),
    readConfirmedOrder: async ({ params, ...input }) => ({
      datos: await read((trx) => readConfirmed(trx, counter, params.x, toViewer(input))),
    }),
    chooseGifts: async ({ body, ...input }) => ({
      datos: await change((trx) => chooseGifts(trx, neighbours, body, toViewer(input))),
    }),
    confirmOrder: async (input) =>
      changeOnce(input, ['confirmOrder', input.body], (trx) =>
        confirmOrder(trx, { counter, asked: input.body, viewer: toViewer(input), who: toWho(input.identity) }),
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
      const acting = requireIdentity(identity).claims.actor !== undefined;
      return {
        datos: await change((trx) =>
          cancelOrder(trx, { counter, asked: query, who, executiveId: acting ? who.accountId : null, now: now() }),
        ),
      };
    },
  };
}

/** Both people where an advisor acts; an advisor by herself is the one who acts. */
function toWho(identity: Identity | null): Who {
  const { accountId, claims } = requireIdentity(identity);
  if (claims.role === 'ROLE_T') return { accountId: null, actorId: accountId };
  if (claims.role !== 'ROLE_W') throw refused();
  return { accountId, actorId: claims.actor?.sub ?? null };
}
