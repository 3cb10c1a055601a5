import type { OrderStateName } from '@/lib/order/order-codes';
import type { OrderLine } from '@/lib/order/order-line';

export const withdrawalPath = '/customer-care/withdrawal';
/** The form on it; what stands behind the # is sent to nobody. */
export const withdrawalFormPath = `${withdrawalPath}#declare`;
/** The same for an order: only its own tab knows more of it. */
export const withdrawalOfOrder = (number: string) => `${withdrawalPath}#${encodeURIComponent(number)}`;
/** Where its form goes by itself, without a script of ours. */
export const withdrawalSendPath = '/validation/withdrawal';

/** A line of an order that its owner may withdraw from. */
export type OfferedLine = {
  code: string;
  /** For whom it was, where it was a client. */
  client: string | null;
  name: string;
  colourName: string;
  size: string;
  quantity: number;
};

/** An order whose page led to the form: whoever saw that page owns it. */
export type OfferedOrder = {
  number: string;
  /** Of a guest's link. */
  secret: string | null;
  name: string;
  email: string;
  lines: OfferedLine[];
};

/** What somebody declares. Without lines it is the whole order, or what her words say. */
export type Withdrawal = {
  number: string;
  name: string;
  email: string;
  words: string;
  lines: { code: string; client: string | null; quantity: number }[];
  secret: string | null;
};

/** That it arrived, and when. */
export type Receipt = { code: string; at: string };

/** What never went out or went back already has nothing left to withdraw from. */
export const canWithdraw = (state: OrderStateName): boolean =>
  state !== 'draft' && state !== 'cancelled' && state !== 'expired' && state !== 'refunded';

/** An article is one line for each client whom it was for, and one for who ordered. */
export function offerLines(lines: readonly OrderLine[]): OfferedLine[] {
  const offered = new Map<string, OfferedLine>();
  for (const { code, client: person, name, colourName, size, quantity } of lines) {
    const client = person?.name ?? null;
    const key = JSON.stringify([code, client]);
    const before = offered.get(key)?.quantity ?? 0;
    offered.set(key, { code, client, name, colourName, size, quantity: before + quantity });
  }
  return [...offered.values()];
}
