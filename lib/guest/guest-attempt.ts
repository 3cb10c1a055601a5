import type { BodyOf } from '@/contract/calls/table';
import { createAttempts } from '@/lib/checkout/attempts';
import { createDeviceMemory } from '@/lib/state/device-memory';
import { recall, remember } from '@/lib/state/tab-memory';
import { deviceStorage } from '@/lib/state/web-storage';
import type { GuestOrderKey } from './guest';

const dayMs = 86_400_000;

/**
 * The order that a guest means to place, with the alias of the store that it was pressed in. There is one bag on a device:
 * as long as nobody knows what became of its order no other tab, and no browser that was closed meanwhile, orders it
 * again. Others may use the device too, so that it stays for a day at most, and goes with its answer.
 */
export const guestAttempts = createAttempts<BodyOf<'placeGuestOrder'>>('guest:attempt', {
  memory: createDeviceMemory(dayMs),
  one: true,
});

type PlacedGuestOrder = GuestOrderKey & { alias: string };

const placedName = 'guest:placed';
/** As long as pieces are kept for a card at most. */
const hourMs = 3_600_000;

/** The order that was placed from here: the tab remembers it for the back button. */
export const keepPlaced = (placed: PlacedGuestOrder): void => remember(placedName, placed);

/** While she is away to pay the device has it too, for an hour: a bank's app may lead back into another tab. */
export function keepOnDevice(placed: PlacedGuestOrder, now = Date.now()): void {
  deviceStorage.write(placedName, JSON.stringify({ ...placed, at: now }));
}

export function placedHere(alias: string): GuestOrderKey | null {
  const placed = recall<PlacedGuestOrder>(placedName);
  return placed?.alias === alias ? { number: placed.number, secret: placed.secret } : null;
}

/** For whoever comes back from a provider: placed in any tab of this device. */
export function placedOnDevice(alias: string, now = Date.now()): GuestOrderKey | null {
  const kept = deviceStorage.readJson(placedName) as (PlacedGuestOrder & { at: number }) | null;
  if (kept !== null && !(now - kept.at < hourMs)) forgetOnDevice();
  if (kept?.alias !== alias || !(now - kept.at < hourMs)) return placedHere(alias);
  return { number: kept.number, secret: kept.secret };
}

/** She is back: from now on her address tells it. */
export const forgetOnDevice = () => deviceStorage.write(placedName, null);
