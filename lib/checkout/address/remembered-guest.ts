import type { TenderCode } from '@/contract/codes';
import type { DeviceStore } from '@/lib/cart/device-store';
import type { GuestValues } from './guest-form';

type KnownCustomer = Partial<Omit<GuestValues, 'remember' | 'document'>>;
/** What the guest chose in the last order. */
export type LastChoices = { shipping: string | null; tender: TenderCode | null };
type Record = { _id: string; values: KnownCustomer; last?: LastChoices };

const key = 'guest';
const unseen = () => {};
const isReadable = (value: unknown): value is Record =>
  typeof (value as Partial<Record>)?._id === 'string' && typeof (value as Partial<Record>).values === 'object';

/** E10. A guest who wants to be remembered is kept in a store of its own; the document number never is. */
const open = async (): Promise<DeviceStore<Record>> =>
  (await import('@/lib/cart/cart-store')).openDeviceStore('customers-EU', isReadable);

async function readRecord(): Promise<Record | null> {
  try {
    const [known] = await (await open()).list(unseen);
    return known ?? null;
  } catch {
    return null;
  }
}

/** Null when nobody is remembered, or storage is blocked. */
export const recallRememberedGuest = async (): Promise<KnownCustomer | null> => (await readRecord())?.values ?? null;

/** The remembered details if they are complete and nothing else was typed since: the step that asks for them is skipped. */
export async function recallUsualGuest(typed: Partial<GuestValues> | null): Promise<GuestValues | null> {
  // Nobody is remembered against their will.
  if (typed?.remember === false) return null;
  const known = await recallRememberedGuest();
  const { country, email, firstName, lastName, phone, line1, postalCode, town, line2 = '', state = '' } = known ?? {};
  if (!country || !email || !firstName || !lastName || !phone || !line1 || !postalCode || !town) return null;
  const usual = { country, email, firstName, lastName, phone, line1, line2, postalCode, state, town };
  const retyped = Object.entries(usual).some(
    ([name, value]) => (typed?.[name as keyof typeof usual] ?? value) !== value,
  );
  return retyped ? null : { ...usual, document: typed?.document ?? '', remember: true };
}

export const recallLastChoices = async (): Promise<LastChoices | null> => (await readRecord())?.last ?? null;

/**
 * Keeps what was chosen before, unless there are new choices, and what is not typed now, such as an address at a gift
 * card. False when storage is blocked.
 */
export async function storeRememberedGuest(
  { remember, document: _, ...typed }: Pick<GuestValues, 'remember'> & Partial<GuestValues>,
  chosen?: LastChoices,
): Promise<boolean> {
  try {
    await (await open()).change(
      key,
      (was) => {
        const last = chosen ?? was?.last;
        const values = { ...was?.values, ...typed };
        return remember ? { _id: key, values, ...(last && { last }) } : null;
      },
      unseen,
    );
    return true;
  } catch {
    return false;
  }
}
