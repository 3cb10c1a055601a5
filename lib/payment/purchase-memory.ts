import { recall, remember } from '@/lib/state/tab-memory';
import { deviceStorage } from '@/lib/state/web-storage';

/** What somebody without an account bought, and the secret that opens it. */
export type PurchaseKey = { number: string; secret: string };
type Purchase = PurchaseKey & { alias: string };

/** As long as articles are reserved for a card payment at most. */
const hourMs = 3_600_000;

/** The purchase that a browser goes away to pay; a provider does not learn its secret. */
export function createPurchaseMemory(name: string) {
  /** The tab remembers it for the back button. */
  const rememberInTab = (purchase: Purchase): void => remember(name, purchase);

  /** While the buyer is away, the device has it for an hour, because a bank's app may return to another tab. */
  function rememberOnDevice(purchase: Purchase, now = Date.now()): void {
    deviceStorage.write(name, JSON.stringify({ ...purchase, at: now }));
  }

  function inTab(alias: string): PurchaseKey | null {
    const kept = recall<Purchase>(name);
    return kept?.alias === alias ? { number: kept.number, secret: kept.secret } : null;
  }

  /** For a buyer who returns from a provider: it may have been bought in any tab of this device. */
  function onDevice(alias: string, now = Date.now()): PurchaseKey | null {
    const kept = deviceStorage.readJson(name) as (Purchase & { at: number }) | null;
    if (kept !== null && !(now - kept.at < hourMs)) forgetOnDevice();
    if (kept?.alias !== alias || !(now - kept.at < hourMs)) return inTab(alias);
    return { number: kept.number, secret: kept.secret };
  }

  /** The buyer is back: the page's address identifies the purchase from now on. */
  const forgetOnDevice = () => deviceStorage.write(name, null);

  return { rememberInTab, rememberOnDevice, inTab, onDevice, forgetOnDevice };
}
export type PurchaseMemory = ReturnType<typeof createPurchaseMemory>;
