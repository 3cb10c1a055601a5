import type { OrderWire } from 'contract/schemas/order.ts';

/** Message key of something to know, with what its sentence names. */
export type Remark = { key: string; values?: Record<string, string> };

export const toRemarkWire = ({ key, values }: Remark): OrderWire['avisos'][number] => ({
  clave: key,
  ...(values && { valores: values }),
});

/** As the sentence about a campaign that is over names the two. */
export const campaignNames = (before: string, now: string) => ({ antes: before, ahora: now });
