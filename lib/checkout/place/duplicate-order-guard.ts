import { deviceStorage } from '@/lib/state/web-storage';

type RecentOrder = { alias: string; at: number };

const name = 'guest:ordered';
/** Too short to fill and order a second bag. */
const sameOrderMs = 3_000;

export const recordRecentOrder = (alias: string, at = Date.now()): boolean =>
  deviceStorage.write(name, JSON.stringify({ alias, at } satisfies RecentOrder));

/** Another tab has just ordered the same bag. */
export function wasJustOrdered(alias: string, pressedAt: number): boolean {
  const last = deviceStorage.readJson(name) as RecentOrder | null;
  return last?.alias === alias && last.at > pressedAt - sameOrderMs;
}

/** Runs in one tab at a time; without the Web Locks API nothing waits. */
export const runInOneTab = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('guest:order', work) : work();
