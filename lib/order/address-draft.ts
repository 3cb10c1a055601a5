import type { AddressValues } from './address-form';
import type { Destination } from './checkout-mutations';
import { recall, remember } from './tab-memory';

/** What stands in the form of a new address, not yet checked. */
export type AddressDraft = Partial<AddressValues>;
/** Half-typed addresses by whom they are for; `open` is the one whose form was in use. */
type Drafts = { open: Destination | null; typed: Record<string, AddressDraft> };

const place = (owner: string) => `checkout:address:${owner}`;
const toKey = (destination: Destination) => (destination.to === 'client' ? destination.client : 'own');
const read = (owner: string) => recall<Drafts>(place(owner)) ?? { open: null, typed: {} };

export const recallDraft = (owner: string, destination: Destination): AddressDraft | null =>
  read(owner).typed[toKey(destination)] ?? null;

/** For whom she was typing an address when the page was left. */
export const openDraft = (owner: string): Destination | null => read(owner).open;

export function isDrafting(owner: string, destination: Destination): boolean {
  const open = openDraft(owner);
  return open !== null && toKey(open) === toKey(destination);
}

export function keepDraft(owner: string, destination: Destination, values: AddressDraft): void {
  remember(place(owner), {
    open: destination,
    typed: { ...read(owner).typed, [toKey(destination)]: values },
  } satisfies Drafts);
}

/** Another address was chosen; what was typed stays for whoever comes back to it. */
export const closeDraft = (owner: string): void => remember(place(owner), { ...read(owner), open: null });

export function forgetDraft(owner: string, destination: Destination): void {
  const { [toKey(destination)]: _saved, ...typed } = read(owner).typed;
  remember(place(owner), { open: null, typed } satisfies Drafts);
}
