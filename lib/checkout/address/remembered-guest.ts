import type { DeviceStore } from '@/lib/cart/device-store';
import type { GuestValues } from './guest-form';

type KnownCustomer = Partial<Omit<GuestValues, 'remember' | 'document'>>;
type Record = { _id: string; values: KnownCustomer };

const key = 'guest';
const unseen = () => {};
const isReadable = (value: unknown): value is Record =>
  typeof (value as Partial<Record>)?._id === 'string' && typeof (value as Partial<Record>).values === 'object';

/** E10. A guest who wants to be remembered is kept in a store of its own; the document number never is. */
const open = async (): Promise<DeviceStore<Record>> =>
  (await import('@/lib/cart/cart-store')).openDeviceStore('customers-EU', isReadable);

/** Null when nobody is remembered, or storage is blocked. */
export async function recallRememberedGuest(): Promise<KnownCustomer | null> {
  try {
    const [known] = await (await open()).list(unseen);
    return known?.values ?? null;
  } catch {
    return null;
  }
}

/** False when storage is blocked. */
export async function storeRememberedGuest({ remember, document: _, ...values }: GuestValues): Promise<boolean> {
  try {
    await (await open()).change(key, () => (remember ? { _id: key, values } : null), unseen);
    return true;
  } catch {
    return false;
  }
}
