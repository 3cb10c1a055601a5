import type { BodyOf } from '@/contract/calls/table';
import { createDeviceMemory } from '@/lib/state/device-memory';
import { recall, remember } from '@/lib/state/tab-memory';
import { deviceStorage } from '@/lib/state/web-storage';
import type { GuestOrderKey } from '../checkout';
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

type PlacedGuestOrder = GuestOrderKey & { alias: string };

const placedName = 'guest:placed';
/** As long as articles are reserved for a card payment at most. */
const hourMs = 3_600_000;

/** The tab remembers the placed order for the back button. */
export const rememberPlacedInTab = (placed: PlacedGuestOrder): void => remember(placedName, placed);

/** While the guest is away to pay, the device has it for an hour, because a bank's app may return to another tab. */
export function rememberPlacedOnDevice(placed: PlacedGuestOrder, now = Date.now()): void {
  deviceStorage.write(placedName, JSON.stringify({ ...placed, at: now }));
}

export function placedInTab(alias: string): GuestOrderKey | null {
  const placed = recall<PlacedGuestOrder>(placedName);
  return placed?.alias === alias ? { number: placed.number, secret: placed.secret } : null;
}

/** For a guest who returns from a provider: the order may have been placed in any tab of this device. */
export function placedOnDevice(alias: string, now = Date.now()): GuestOrderKey | null {
  const kept = deviceStorage.readJson(placedName) as (PlacedGuestOrder & { at: number }) | null;
  if (kept !== null && !(now - kept.at < hourMs)) forgetPlacedOnDevice();
  if (kept?.alias !== alias || !(now - kept.at < hourMs)) return placedInTab(alias);
  return { number: kept.number, secret: kept.secret };
}

/** The guest is back: the page's address identifies the order from now on. */
export const forgetPlacedOnDevice = () => deviceStorage.write(placedName, null);

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
