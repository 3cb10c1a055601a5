/** E10. The local stores: a client's request, a shopper's bag, a guest who wants to be remembered. */
export type StoreName = 'client-products' | 'products-EU' | 'customers-EU';

/** One record before and after a change. */
export type Change<Kept> = { was: Kept | null; is: Kept | null };

/** Returns the record's new state; null removes it. Pure, because a store may call it more than once. */
export type Rule<Kept> = (was: Kept | null) => Kept | null;

/**
 * Called with all records of the store before the next change can begin, so that a count written from them is never
 * older than one already written.
 */
export type ChangeListener<Kept> = (records: Kept[]) => void;

export type DeviceStore<Kept> = {
  list: (seen: ChangeListener<Kept>) => Promise<Kept[]>;
  change: (key: string, rule: Rule<Kept>, seen: ChangeListener<Kept>) => Promise<Change<Kept>>;
  clear: (seen: ChangeListener<Kept>) => Promise<void>;
};
