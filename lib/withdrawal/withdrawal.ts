import type { OrderStateName } from '@/lib/order/order-codes';
import type { OrderLine } from '@/lib/order/order-line';

export const withdrawalPath = '/customer-care/withdrawal';
/** The form on that page; browsers never send the fragment. */
export const withdrawalFormPath = `${withdrawalPath}#declare`;
/** The same for an order, of which only its own tab knows more. */
export const withdrawalOfOrder = (number: string) => `${withdrawalPath}#${encodeURIComponent(number)}`;
/** The form's target without script. */
export const withdrawalSendPath = '/validation/withdrawal';

/** A line of an order that its owner may withdraw from. */
export type WithdrawableLine = {
  code: string;
  /** The client of the line, if any. */
  client: string | null;
  name: string;
  colourName: string;
  size: string;
  quantity: number;
};

/** An order whose page linked to the form: whoever saw that page owns it. */
export type WithdrawableOrder = {
  number: string;
  /** The secret of a guest's link. */
  secret: string | null;
  name: string;
  email: string;
  lines: WithdrawableLine[];
};

/** A declaration. Without lines it covers the whole order, or what the text says. */
export type Withdrawal = {
  number: string;
  name: string;
  email: string;
  words: string;
  lines: { code: string; client: string | null; quantity: number }[];
  secret: string | null;
};

/** The receipt of a declaration. */
export type Receipt = { code: string; at: string };

/** An order that was never sent, or already refunded, has nothing to withdraw from. */
export const canWithdraw = (state: OrderStateName): boolean =>
  state !== 'draft' && state !== 'cancelled' && state !== 'expired' && state !== 'refunded';

/** Merges an article's lines per client; the orderer's own are one line. */
export function listWithdrawableLines(lines: readonly OrderLine[]): WithdrawableLine[] {
  const offered = new Map<string, WithdrawableLine>();
  for (const { code, client: person, name, colourName, size, quantity } of lines) {
    const client = person?.name ?? null;
    const key = JSON.stringify([code, client]);
    const before = offered.get(key)?.quantity ?? 0;
    offered.set(key, { code, client, name, colourName, size, quantity: before + quantity });
  }
  return [...offered.values()];
}
