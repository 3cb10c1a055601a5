import type { Db } from '../../database/schema.ts';
import type { Handlers } from '../../kit/handlers.ts';
import type { Kit } from '../../kit/kit.ts';
import { buyerOf } from '../../shared/buyer.ts';
import { clientAddressHash } from '../../shared/client-address.ts';
import { doOnce, isKeyUsed } from '../../shared/idempotency.ts';
import { toGuestKey } from '../../shared/links/guest-link.ts';
import { assertLimit, type TokenBucket } from '../../shared/rate-limit.ts';
import { keyedHash } from '../../shared/secrets.ts';
import { transactions } from '../../shared/transactions.ts';
import type { GuestLink } from '../order/core/guests.repository.ts';
import { findLinkedOrder } from '../order/core/linked-order.ts';
import { shopActor } from '../order/core/order-actor.ts';
import { offerPaymentMethods } from '../order/pricing/sale.ts';
import { toCancelledWire, toShippingOptions } from './checkout.mapper.ts';
import { toBasket, toGuestCouponAnswer, toPricedBagWire } from './guest-bag.mapper.ts';
import { addOrderKey, toGuestChanged, toGuestOrderInput, toGuestPlaced } from './guest-order.mapper.ts';
import { OrderChangedError } from './place/confirm.service.ts';
import type { GuestPorts } from './place/place-order.service.ts';
import { placeGuestOrder } from './place/place-order.service.ts';
import { findCouponProblem, findGuestCoupon, noChoices, priceGuestBag } from './review/price-bag.service.ts';
import { cancelOrder } from './settle/cancel.service.ts';
import { payAgain } from './settle/retry-guest-payment.ts';

/** Each price request with a coupon is a guess: enough for a shopper, and few a day. */
const couponLimit: TokenBucket = { burst: 40, everySeconds: 30 };

/** Per household; a corrected request counts as well. */
const orderLimit: TokenBucket = { burst: 30, everySeconds: 60 };

/** Buying without an account: the bag is on the guest's device until it is an order. */
export function guestHandlers(kit: Kit, ports: GuestPorts): Handlers {
  const { db, config, now, outbox } = kit;
  const { payments } = ports;
  const { change, read } = transactions(kit);
  const hashOf = (clientAddress: string) => clientAddressHash(config, clientAddress);

  const countGuess = (clientAddress: string) => assertLimit(db, `guest coupon ${hashOf(clientAddress)}`, couponLimit);

  const requireOrder = (link: GuestLink, clientAddress: string) => findLinkedOrder(kit, link, clientAddress);

  return {
    priceGuestBag: async ({ body, clientAddress }) => {
      if (body.orden) {
        const order = await requireOrder({ number: body.orden.numero, secret: body.orden.clave }, clientAddress);
        const choice = { tender: body.metodo, shippingCode: body.formaEnvio };
        const paying = { payments, locale: body.idioma, now: now() };
        const { priced, payment } = await change((trx) => payAgain(trx, order, choice, paying));
        const methods = offerPaymentMethods(payments, priced);
        return { datos: toPricedBagWire({ priced, differences: [] }, { methods, payment }, body.idioma) };
      }
      const { idioma: locale, cupon: name, formaEnvio: shippingCode = null, metodo: tender = null } = body;
      if (name !== undefined) await countGuess(clientAddress);
      return read(async (trx) => {
        const coupon = name === undefined ? null : await findGuestCoupon(trx, name);
        const strangeCoupon = coupon === null ? (name ?? null) : null;
        const wish = { ...noChoices, shippingCode, tender, coupon, strangeCoupon };
        const priced = await priceGuestBag(trx, toBasket(body), wish, { payments, locale, now: now() });
        const methods = offerPaymentMethods(payments, priced.priced);
        return { datos: toPricedBagWire(priced, { methods, payment: null }, locale) };
      });
    },
    checkGuestCoupon: async ({ body, clientAddress }) => {
      await countGuess(clientAddress);
      return read(async (trx) => {
        const coupon = await findGuestCoupon(trx, body.cupon);
        const asking = { payments, locale: body.idioma, now: now() };
        const priced = await priceGuestBag(trx, toBasket(body), { ...noChoices, coupon }, asking);
        return toGuestCouponAnswer(priced, findCouponProblem(coupon, priced));
      });
    },
    listGuestShipping: async ({ body }) =>
      read(async (trx) => {
        const asking = { payments, locale: body.idioma, now: now() };
        const { priced } = await priceGuestBag(trx, toBasket(body), noChoices, asking);
        return { datos: toShippingOptions(priced, body.idioma) };
      }),
    placeGuestOrder: async ({ body, idempotencyKey: key, clientAddress }) => {
      const placing = { ports, outbox, locale: body.idioma, now: now(), addressHash: hashOf(clientAddress) };
      const attempt = {
        owner: `guest ${keyedHash(config, body.contacto.correo.toLowerCase())}`,
        key: key ?? '',
        request: ['placeGuestOrder', body],
      };
      // A repeat after a lost response is not limited, because the guest would think that there is no order.
      if (!(await isKeyUsed(db, attempt))) {
        await assertLimit(db, `guest order ${placing.addressHash}`, orderLimit);
        if (body.cupon !== undefined) await countGuess(clientAddress);
      }
      const place = (trx: Db) =>
        doOnce(trx, attempt, async () =>
          toGuestPlaced(await placeGuestOrder(trx, toGuestOrderInput(body), placing), body.idioma),
        );
      const answer = await change(place).catch((error: unknown) => {
        if (error instanceof OrderChangedError) return toGuestChanged(error, body.idioma);
        throw error;
      });
      return addOrderKey(answer, (orderId) => toGuestKey(config, orderId));
    },
    openGuestPayment: async ({ body, clientAddress }) => {
      const order = await requireOrder(body, clientAddress);
      return { datos: await payments.leave(buyerOf(order), body.payment) };
    },
    sendGuestProof: async ({ body, clientAddress }) => {
      const order = await requireOrder(body, clientAddress);
      return { datos: await payments.keepProof(buyerOf(order), body.payment, body.file) };
    },
    cancelGuestOrder: async ({ body, clientAddress, isAbout }) => {
      const { number, ...order } = await requireOrder(body, clientAddress);
      isAbout(buyerOf(order).id);
      const cancelling = { outbox, payments, number: number ?? '', buyer: buyerOf(order), who: shopActor };
      return { datos: toCancelledWire(await change((trx) => cancelOrder(trx, { ...cancelling, now: now() }))) };
    },
  };
}
