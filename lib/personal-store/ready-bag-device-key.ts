import { deviceStorage } from '@/lib/state/web-storage';

const name = 'ready-bag-keys';
const most = 20;

/** Identifies the device for one bag only: taking the bag again counts as the same use. */
export function readyBagDeviceKey(token: string): string {
  const found = deviceStorage.readJson(name);
  const kept: unknown[][] = Array.isArray(found) ? found.filter((each) => Array.isArray(each)) : [];
  const known = kept.find(([bag]) => bag === token)?.[1];
  if (typeof known === 'string') return known;
  const made = crypto.randomUUID();
  deviceStorage.write(name, JSON.stringify([[token, made], ...kept].slice(0, most)));
  return made;
}
