import { recall, remember } from '@/lib/state/tab-memory';
import type { Destination } from './address';
import type { AddressValues } from './address-form';

/** The content of the new address form, not yet validated. */
export type AddressDraft = Partial<AddressValues>;
/** Unsaved addresses by destination; `open` is the destination whose form was in use. */
type Drafts = { open: Destination | null; typed: Record<string, AddressDraft> };

const place = 'checkout:address';
const toKey = (destination: Destination) => (destination.to === 'client' ? destination.client : 'own');
const read = () => recall<Drafts>(place) ?? { open: null, typed: {} };

export const recallDraft = (destination: Destination): AddressDraft | null => read().typed[toKey(destination)] ?? null;

/** The destination whose address form was open when the page was left. */
export const openDraftDestination = (): Destination | null => read().open;

export function isDrafting(destination: Destination): boolean {
  const open = openDraftDestination();
  return open !== null && toKey(open) === toKey(destination);
}

export function keepDraft(destination: Destination, values: AddressDraft): void {
  remember(place, {
    open: destination,
    typed: { ...read().typed, [toKey(destination)]: values },
  } satisfies Drafts);
}

/** Another address was chosen; the unsaved one stays in case the form is opened again. */
export const closeDraft = (): void => remember(place, { ...read(), open: null });

export function forgetDraft(destination: Destination): void {
  const { [toKey(destination)]: _saved, ...typed } = read().typed;
  remember(place, { open: null, typed } satisfies Drafts);
}
