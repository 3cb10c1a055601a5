import type { BodyOf } from '@/contract/calls/table';
import { post } from '@/lib/http/browser';
import { toCoupon, toTotals } from '@/lib/order/order-mappers';
import type { CouponAnswer } from '@/lib/order/order-mutations';
import { failure, mapResult, type Result } from '@/lib/result';
import type { ShippingOptions } from '../checkout';
import { toBagWire, toGuestPrice, toPlaceWire, toShippingOptions } from './draft-mappers';
import type { GuestBag, GuestChoice, GuestPlace, GuestPrice } from './guest-draft';

/** Asks for the price of a bag delivered to a place, with the chosen delivery and payment methods. */
export type PriceRequest = {
  bag: GuestBag;
  place: GuestPlace;
  coupon: string | null;
  /** Codes of gift cards. */
  giftCards?: string[];
  choice: Pick<GuestChoice, 'shipping' | 'tender'>;
};

const toPriceWire = ({ bag, place, coupon, giftCards = [], choice }: PriceRequest): BodyOf<'priceGuestBag'> => ({
  ...toBagWire(bag),
  ...toPlaceWire(place),
  ...(coupon && { cupon: coupon }),
  ...(giftCards.length > 0 && { vales: giftCards }),
  ...(choice.shipping && { formaEnvio: choice.shipping }),
  ...(choice.tender && { metodo: choice.tender }),
});

export async function priceBag(question: PriceRequest): Promise<Result<GuestPrice>> {
  const body = toPriceWire(question);
  return mapResult(await post<'priceGuestBag'>('/api/public/actualizarValoresOrden', { body }), toGuestPrice);
}

/** The same, as a failure when we do not deliver there: no price is promised for such a place. */
export async function checkPlace(question: PriceRequest): Promise<Result<GuestPrice>> {
  const price = await priceBag(question);
  const served = !price.ok || price.data.shipping.zone !== 'notServed';
  return served ? price : failure('invalid', 'error.invalid', { fields: { codigoPostal: 'notServed' } });
}

export async function listShippingOptions(bag: GuestBag, place: GuestPlace): Promise<Result<ShippingOptions>> {
  const body = { ...toBagWire(bag), ...toPlaceWire(place) };
  return mapResult(
    await post<'listGuestShipping'>('/api/public/consultarFleteLateCheckout', { body }),
    toShippingOptions,
  );
}

export async function checkCoupon(bag: GuestBag, place: GuestPlace, code: string): Promise<Result<CouponAnswer>> {
  const body = { ...toBagWire(bag), ...toPlaceWire(place), cupon: code };
  const result = await post<'checkGuestCoupon'>('/api/public/validarCuponLateCheckout', { body });
  return mapResult(result, ({ valido, cupon, motivo, totales }) => ({
    coupon: valido ? cupon && toCoupon(cupon) : null,
    reason: motivo,
    totals: toTotals(totales),
  }));
}
