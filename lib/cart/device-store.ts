/** E10. The names of the local stores: a client's request, a shopper's bag, the people that orders are for. */
export type StoreName = 'client-products' | 'products-EU' | 'customers-EU';

/** What a rule made of one record: before and after. */
export type Change<Kept> = { was: Kept | null; is: Kept | null };

/** Decides what becomes of a record; null removes it. Pure, because a store may call it more than once. */
export type Rule<Kept> = (was: Kept | null) => Kept | null;

/**
 * Told all records of the store before the next change can begin, so that a count written from them can never be older
 * than one already written.
 */
export type ChangeListener<Kept> = (records: Kept[]) => void;

export type DeviceStore<Kept> = {
  list: (seen: ChangeListener<Kept>) => Promise<Kept[]>;
  change: (key: string, rule: Rule<Kept>, seen: ChangeListener<Kept>) => Promise<Change<Kept>>;
  clear: (seen: ChangeListener<Kept>) => Promise<void>;
};
