import { tabStorage } from '@/lib/state/web-storage';
import type { CartLine } from './cart-line';
import { markOf } from './cart-mirror';

/** What is on its way into the bag: whoever goes on to the next page takes it along, and it comes in there. */
export type Unfinished = {
  id: string;
  /** It is this page's as long as it is there. */
  page: number;
  line: Omit<CartLine, 'subtotalCents' | 'addedAt'>;
  /** The bag's as it was. Is it another by now, this has come in, and only nobody was left to say so. */
  mark: string | null;
};

const key = 'products-EU:coming';

function list(): Unfinished[] {
  const found = tabStorage.readJson(key);
  return Array.isArray(found) ? found : [];
}

/** Of pages that have gone. */
export const listLeft = () => list().filter(({ page }) => page !== performance.timeOrigin);

export function begin(line: Unfinished['line']): string {
  const id = crypto.randomUUID();
  keep([...list(), { id, page: performance.timeOrigin, line, mark: markOf('products-EU') }]);
  return id;
}

/** A page that sleeps in the browser's memory may wake up in the middle of it: by then it is the next page's. */
export const isMine = (id: string): boolean => list().some((each) => each.id === id);

export const end = (id: string): void => keep(list().filter((each) => each.id !== id));

function keep(all: Unfinished[]): void {
  tabStorage.write(key, all.length > 0 ? JSON.stringify(all) : null);
}
