import type { AnswerOf } from '@/contract/calls/table';
import { toRemark, toShippingMethod } from '@/lib/order/delivery-mappers';
import { zoneNames } from '@/lib/order/order-codes';
import type { ShippingOptions } from '../checkout';

export const toShippingOptions = (wire: AnswerOf<'listShippingOptions'>): ShippingOptions => ({
  zone: zoneNames[wire.zona],
  withoutVat: wire.sinIva,
  remarks: wire.avisos.map(toRemark),
  grams: wire.gramos ?? null,
  methods: wire.formas.map(toShippingMethod),
});
