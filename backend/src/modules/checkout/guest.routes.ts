import { termsVersion } from 'contract/rules.ts';
import type { Db } from '../../database/schema.ts';
import type { Handlers } from '../../kit/handlers.ts';
import type { Kit } from '../../kit/kit.ts';
import { buyerOf, newGuest } from '../../shared/buyer.ts';
import { clientAddressHash } from '../../shared/client-address.ts';
import { doOnce, isKeyUsed } from '../../shared/idempotency.ts';
import { toGuestKey } from '../../shared/links/guest-link.ts';
import { assertLimit, assertNotEmpty, type TokenBucket } from '../../shared/rate-limit.ts';
import { keyedHash } from '../../shared/secrets.ts';
import { transactions } from '../../shared/transactions.ts';
import type { NamedCards } from '../order/core/gift-card-parts.ts';
import type { GuestLink } from '../order/core/guests.repository.ts';
import { findLinkedOrder } from '../order/core/linked-order.ts';
import { shopActor } from '../order/core/order-actor.ts';
import type { CardOffer } from '../order/core/totals.ts';
import { offerPaymentMethods } from '../order/pricing/sale.ts';
import { isCouponForGuests } from '../order/terms/conditions.repository.ts';
import { resolveDeliveryZone } from '../order/terms/delivery-zone.ts';
import { toCancelledWire, toCouponAnswer, toShippingOptions } from './checkout.mapper.ts';
import { type GuestBagBody, toGuestBag, toPricedBagWire } from './guest-bag.mapper.ts';
import { addOrderKey, toGuestChanges, toGuestOrderInput, toGuestPlaced } from './guest-order.mapper.ts';
import { OrderChangedError, placeOrder } from './place/place-order.service.ts';
import { type GuestPorts, prepareGuestDraft } from './place/prepare-guest-draft.ts';
import { assertGiftCardsOffered, assertNoneRefused, readNamedCards } from './review/card-parts.ts';
import { tryCoupon } from './review/coupon.ts';
import { readGuestDraft } from './review/guest-draft.ts';
import { guestFields } from './review/guest-fields.mapper.ts';
import { paymentIntentOf, reviewDraft } from './review/review-draft.ts';
import { cancelOrder } from './settle/cancel.service.ts';
import { payAgain } from './settle/retry-guest-payment.ts';

/** Of wrong codes, per household: enough for a shopper, and few a day. */
const guessLimit: TokenBucket = { burst: 40, everySeconds: 30 };

const noCards: NamedCards = { offers: [], refused: [] };

/** Per household; a corrected request counts as well, and so does one that guesses a coupon. */
const orderLimit: TokenBucket = { burst: 30, everySeconds: 60 };

/** Buying without an account: the bag is on the guest's device until it is an order. */
export function guestHandlers(kit: Kit, ports: GuestPorts): Handlers {
  const { db, config, now, outbox } = kit;
  const { payments } = ports;
  const { change, read } = transactions(kit);
  const hashOf = (clientAddress: string) => clientAddressHash(config, clientAddress);

  /** After too many wrong codes a right one is refused too, because its answer would end the guessing. */
  const countGuess = async (code: string, clientAddress: string) => {
    const isGuess = !(await isCouponForGuests(db, code));
    await (isGuess ? assertLimit : assertNotEmpty)(db, `guest coupon ${hashOf(clientAddress)}`, guessLimit);
  };

  const requireOrder = (link: GuestLink, clientAddress: string) => findLinkedOrder(kit, link, clientAddress);

  const nameCards = async (codes: readonly string[] | undefined, clientAddress: string, exceptOrder?: string) => {
    if (codes === undefined || codes.length === 0) return noCards;
    assertGiftCardsOffered(config);
    return readNamedCards(kit, codes, { clientAddress, ...(exceptOrder !== undefined && { exceptOrder }) });
  };

  const reviewBag = async (trx: Db, body: GuestBagBody, cards: readonly CardOffer[] = []) => {
    const { idioma: locale, pais: country, codigoPostal: postalCode = null, metodo: tender = null } = body;
    const goingTo = await resolveDeliveryZone(trx, { country, postalCode }, guestFields);
    const paying = { ...paymentIntentOf(payments, { tender }), cards };
    const viewer = { buyer: newGuest, locale, now: now(), goingTo, paying };
    return reviewDraft(trx, await readGuestDraft(trx, toGuestBag(body), viewer), viewer);
  };

  return {
    priceGuestBag: async ({ body, clientAddress }) => {
      if (body.orden) {
        const order = await requireOrder({ number: body.orden.numero, secret: body.orden.clave }, clientAddress);
        // Refused under the lock, so that a repeat after a lost answer is told that the order is settled.
        await nameCards(body.vales, clientAddress, order.id);
        const choice = { tender: body.metodo, shippingCode: body.formaEnvio, cardCodes: body.vales ?? [] };
        const paying = { payments, locale: body.idioma, now: now() };
        const { priced, payment } = await change((trx) => payAgain(trx, order, choice, paying));
        const methods = offerPaymentMethods(payments, priced);
        const agreed = { methods, payment, termsVersion: order.terms_version ?? termsVersion, refusedCards: [] };
        return { datos: toPricedBagWire({ priced, differences: [] }, agreed, body.idioma) };
      }
      if (body.cupon !== undefined) await countGuess(body.cupon, clientAddress);
      const named = await nameCards(body.vales, clientAddress);
      const review = await read((trx) => reviewBag(trx, body, named.offers));
      const methods = offerPaymentMethods(payments, review.priced);
      const terms = { methods, payment: null, termsVersion, refusedCards: named.refused };
      return { datos: toPricedBagWire(review, terms, body.idioma) };
    },
    checkGuestCoupon: async ({ body, clientAddress }) => {
      await countGuess(body.cupon, clientAddress);
      return read(async (trx) => {
        const { priced } = await reviewBag(trx, body);
        return toCouponAnswer({ priced, reason: await tryCoupon(trx, body.cupon, priced, newGuest) });
      });
    },
    listGuestShipping: async ({ body }) => {
      const { priced } = await read((trx) => reviewBag(trx, body));
      return { datos: toShippingOptions(priced, body.idioma) };
    },
    placeGuestOrder: async ({ body, idempotencyKey: key, clientAddress }) => {
      const context = { ports, outbox, locale: body.idioma, now: now(), addressHash: hashOf(clientAddress) };
      const attempt = {
        owner: `guest ${keyedHash(config, body.contacto.correo.toLowerCase())}`,
        key: key ?? '',
        request: ['placeGuestOrder', body],
      };
      // A repeat after a lost response is not limited, because the guest would think that there is no order.
      if (!(await isKeyUsed(db, attempt))) {
        await assertLimit(db, `guest order ${context.addressHash}`, orderLimit);
        assertNoneRefused(await nameCards(body.vales, clientAddress), guestFields.cards);
      }
      const place = (trx: Db) =>
        doOnce(trx, attempt, async () => {
          const draft = await prepareGuestDraft(trx, toGuestOrderInput(body), context);
          return toGuestPlaced(await placeOrder(trx, draft), body.idioma);
        });
      const answer = await change(place).catch((error: unknown) => {
        if (error instanceof OrderChangedError) return toGuestChanges(error, body.idioma);
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
