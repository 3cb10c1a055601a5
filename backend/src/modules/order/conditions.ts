import type { Locale } from 'contract/codes.ts';
import type { CouponWire, OrderWire } from 'contract/schemas/order.ts';
import type { Db } from '../../schema.ts';
import type { Bag, TaxRule } from './bag.ts';
import type { OrderRow } from './draft.repository.ts';
import type { Warehouse } from './tables.ts';
import { neutralTerms, type Terms } from './totals.ts';

/** What stands beside the lines of an order: where it goes, what that costs, its coupon, how it is paid. */
export type Composed = {
  terms: Terms;
  cupon: Omit<CouponWire, 'descuento'> | null;
  entrega: OrderWire['entrega'];
  pago: OrderWire['pago'];
  regalosPendientes: number;
  /** Of shipping, coupon, tax and gifts. */
  diferencias: OrderWire['diferencias'];
  avisos: OrderWire['avisos'];
  /** When pieces of a warehouse arrive; null until it is known how they are sent. */
  arrival: (warehouse: Warehouse) => { desde: string; hasta: string } | null;
};

const spanishVat = 2100;

/** Asked before the lines are priced. */
export async function readTaxRule(_db: Db, _order: OrderRow): Promise<TaxRule> {
  return { withoutVat: false, rate: spanishVat };
}

/** Asked once the lines are priced: free shipping and coupons look at what they come to. */
export async function composeConditions(
  _db: Db,
  { campaign }: Bag,
  _viewer: { locale: Locale; now: Date },
): Promise<Composed> {
  return {
    terms: { ...neutralTerms, minimumCents: campaign.minimumCents },
    cupon: null,
    entrega: {
      destino: 'SOCIA',
      cliente: null,
      direccion: null,
      zona: 'GENERAL',
      forma: null,
      entregaParcial: false,
      discreto: false,
    },
    pago: { modoPago: campaign.paymentMode, metodo: null, usaSaldo: false },
    regalosPendientes: 0,
    diferencias: [],
    avisos: [],
    arrival: () => null,
  };
}
