import type { Handlers } from '../../../kit/handlers.ts';
import type { Kit } from '../../../kit/kit.ts';
import { addressHashOf } from '../../../shared/client-address.ts';
import { absent, tooMany } from '../../../shared/errors.ts';
import { type Pace, usePace } from '../../../shared/pace.ts';
import { transactions } from '../../../shared/transactions.ts';
import { toOptions } from '../checkout/checkout.mapper.ts';
import type { GuestPorts } from '../ports.ts';
import { toBasket, toCouponJudged, toValues } from './guest.mapper.ts';
import { findGuestCoupon, judgeCoupon, noWish, offerMethods, priceBasket } from './price.service.ts';

/** Every look at a bag that names a coupon is a guess: as many as somebody makes who shops, and few a day. */
const couponPace: Pace = { burst: 40, everySeconds: 30 };

/** Buying without an account: a bag that is on her device until it is an order. */
export function guestHandlers(kit: Kit, { payments }: GuestPorts): Handlers {
  const { db, config, now } = kit;
  const { read } = transactions(kit);

  const countGuess = async (clientAddress: string) => {
    const wait = await usePace(db, `guest coupon ${addressHashOf(config, clientAddress)}`, couponPace);
    if (wait !== null) throw tooMany(wait);
  };

  return {
    priceGuestBag: async ({ body, clientAddress }) => {
      // An order can be looked at by its link once there is one.
      if (body.orden) throw absent();
      const { idioma: locale, cupon: name, formaEnvio: shippingCode = null, metodo: tender = null } = body;
      if (name !== undefined) await countGuess(clientAddress);
      return read(async (trx) => {
        const coupon = name === undefined ? null : await findGuestCoupon(trx, name);
        const strangeCoupon = coupon === null ? (name ?? null) : null;
        const wish = { ...noWish, shippingCode, tender, coupon, strangeCoupon };
        const priced = await priceBasket(trx, toBasket(body), wish, { payments, locale, now: now() });
        const methods = offerMethods(payments, priced.standing);
        return { datos: toValues(priced, { methods, payment: null }, locale) };
      });
    },
    checkGuestCoupon: async ({ body, clientAddress }) => {
      await countGuess(clientAddress);
      return read(async (trx) => {
        const coupon = await findGuestCoupon(trx, body.cupon);
        const asking = { payments, locale: body.idioma, now: now() };
        const priced = await priceBasket(trx, toBasket(body), { ...noWish, coupon }, asking);
        return toCouponJudged(priced, judgeCoupon(coupon, priced));
      });
    },
    listGuestShipping: async ({ body }) =>
      read(async (trx) => {
        const asking = { payments, locale: body.idioma, now: now() };
        const { standing } = await priceBasket(trx, toBasket(body), noWish, asking);
        return { datos: toOptions(standing, body.idioma) };
      }),
  };
}
