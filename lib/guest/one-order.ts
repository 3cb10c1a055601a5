import { deviceStorage } from '@/lib/state/web-storage';

type RecentOrder = { alias: string; at: number };

const name = 'guest:ordered';
/** Nobody fills a second bag and pays for it within that. */
const sameOrderMs = 3_000;

export const noteOrdered = (alias: string, at = Date.now()): boolean =>
  deviceStorage.write(name, JSON.stringify({ alias, at } satisfies RecentOrder));

/** Another tab has ordered the bag that this one pressed for as well. */
export function isOrdered(alias: string, pressedAt: number): boolean {
  const last = deviceStorage.readJson(name) as RecentOrder | null;
  return last?.alias === alias && last.at > pressedAt - sameOrderMs;
}

/** The tabs of a device one after the other; where there are no locks nobody waits. */
export const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('guest:order', work) : work();
