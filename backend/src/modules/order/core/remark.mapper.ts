import type { OrderWire } from 'contract/order/schemas.ts';

/** Message key of a remark, with the values in its sentence. */
export type Remark = { key: string; values?: Record<string, string> };

export const toRemarkWire = ({ key, values }: Remark): OrderWire['avisos'][number] => ({
  clave: key,
  ...(values && { valores: values }),
});

/** Names of the ended campaign and the current one. */
export const campaignNames = (before: string, now: string) => ({ antes: before, ahora: now });
