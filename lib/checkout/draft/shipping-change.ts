import type { ShippingMethod } from '@/lib/order/delivery';
import type { Difference } from '@/lib/order/order-line';

/** The delivery method that was shown when the guest pressed the button, and its price then. */
export type SeenShipping = { code: string; name: string; cents: number };

/** A guest's bag is not stored by the backend: only the page knows what delivery cost when the button was pressed. */
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
