import type { DeviceStore } from '@/lib/cart/device-store';
import type { GuestValues } from './guest-form';

type KnownCustomer = Partial<Omit<GuestValues, 'remember' | 'document'>>;
type Record = { _id: string; values: KnownCustomer };

const key = 'guest';
const unseen = () => {};
const isReadable = (value: unknown): value is Record =>
  typeof (value as Partial<Record>)?._id === 'string' && typeof (value as Partial<Record>).values === 'object';

/** E10. Who bought here and wants it remembered lies in a store of its own; the number of a document never does. */
const open = async (): Promise<DeviceStore<Record>> =>
  (await import('@/lib/cart/cart-store')).openDeviceStore('customers-EU', isReadable);

/** Null where nobody wanted to be remembered, or the browser keeps nothing. */
export async function recallCustomer(): Promise<KnownCustomer | null> {
  try {
    const [known] = await (await open()).list(unseen);
    return known?.values ?? null;
  } catch {
    return null;
  }
}

/** False where the browser keeps nothing. */
export async function rememberCustomer({ remember, document: _, ...values }: GuestValues): Promise<boolean> {
  try {
    await (await open()).change(key, () => (remember ? { _id: key, values } : null), unseen);
    return true;
  } catch {
    return false;
  }
}
