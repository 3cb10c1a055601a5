import type { OrderWire } from 'contract/order/schemas.ts';

/** Message key of a remark, with the values in its sentence. */
export type Remark = { key: string; values?: Record<string, string> };

export const toRemarkWire = ({ key, values }: Remark): OrderWire['avisos'][number] => ({
  clave: key,
  ...(values && { valores: values }),
});

/** The two campaigns named when one has ended. */
export const campaignNames = (before: string, now: string) => ({ antes: before, ahora: now });
