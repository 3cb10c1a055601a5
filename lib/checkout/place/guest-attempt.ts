import type { BodyOf } from '@/contract/calls/table';
import { createPurchaseMemory } from '@/lib/payment/purchase-memory';
import { createDeviceMemory } from '@/lib/state/device-memory';
import { deviceStorage } from '@/lib/state/web-storage';
import { createOrderAttempts } from './order-attempts';

const dayMs = 86_400_000;

/**
 * The order that a guest is placing, with the alias of its store. There is one bag per device: while the outcome of
 * its order is unknown, no other tab and no reopened browser orders it again. Others may use the device too, so it is
 * kept for a day at most, and deleted with the response.
 */
export const guestOrderAttempts = createOrderAttempts<BodyOf<'placeGuestOrder'>>('guest:attempt', {
  memory: createDeviceMemory(dayMs),
  one: true,
});

export const placedGuestOrders = createPurchaseMemory('guest:placed');

type RecentOrder = { alias: string; at: number };

const orderedName = 'guest:ordered';
/** Too short to fill and order a second bag. */
const sameOrderMs = 3_000;

export const recordRecentOrder = (alias: string, at = Date.now()): boolean =>
  deviceStorage.write(orderedName, JSON.stringify({ alias, at } satisfies RecentOrder));

/** Another tab has just ordered the same bag. */
export function wasJustOrdered(alias: string, pressedAt: number): boolean {
  const last = deviceStorage.readJson(orderedName) as RecentOrder | null;
  return last?.alias === alias && last.at > pressedAt - sameOrderMs;
}

/** Runs in one tab at a time; without the Web Locks API nothing waits. */
export const runInOneTab = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('guest:order', work) : work();
