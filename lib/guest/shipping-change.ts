import type { ShippingMethod } from '@/lib/order/delivery';
import type { Difference } from '@/lib/order/order-line';

/** The way of delivery that she pressed the button with, and what it cost then. */
export type SeenShipping = { code: string; name: string; cents: number };

/** A guest's bag is written down nowhere: what delivery cost when she pressed the button, only her page knows. */
export function shippingChange(seen: SeenShipping | null, methods: readonly ShippingMethod[]): Difference[] {
  if (!seen) return [];
  const way = methods.find(({ code }) => code === seen.code);
  const nowCents = way?.available ? way.costCents : null;
  if (nowCents === seen.cents) return [];
  return [
    {
      type: 'shipping',
      lineId: null,
      code: null,
      name: seen.name,
      size: null,
      client: null,
      beforeCents: seen.cents,
      nowCents,
      beforeUnits: null,
      nowUnits: null,
      changeCents: nowCents === null ? 0 : nowCents - seen.cents,
      overGrams: way?.overGrams ?? null,
      alternatives: [],
    },
  ];
}
