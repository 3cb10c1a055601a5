import type { Order } from '@/lib/order/order';
import type { LineResult, OrderLine, Person } from '@/lib/order/order-line';
import { type AddLinesResult, type LineChange, readOrder } from '@/lib/order/order-mutations';
import { applyChange, linesOf } from '@/lib/order/order-rules';
import type { Failure, Result } from '@/lib/result';
import { createStore } from '@/lib/state/store';
import type { Entry } from './entry';

/** A message shown once; `turn` makes a repeated one new. */
export type PadNotice =
  | { kind: 'otherTab' }
  | { kind: 'stale' }
  | { kind: 'undone' }
  | ({ kind: 'failed' } & Pick<Failure, 'key' | 'fields'>)
  | { kind: 'added'; results: LineResult[]; entries: Entry[] };

export type Undo =
  | { kind: 'add'; results: LineResult[] }
  | { kind: 'remove'; lines: OrderLine[] }
  | { kind: 'change'; id: string; before: LineChange };

export type PadState = {
  order: Order | null;
  /** Whether the last call reached the backend. */
  link: 'fine' | 'offline' | 'away' | 'signedOut';
  news: (PadNotice & { turn: number }) | null;
  /** Lines that were changed here, the newest first. */
  touched: string[];
  undo: Undo[];
  /** Clients added to the book here for a line: undoing the line removes them again. */
  booked: Person[];
};

const undoMost = 30;

export type PadCore = ReturnType<typeof createPadCore>;

/** The pad's state, and its one way of changing the order: one call after the other, with the version it knows. */
export function createPadCore(order: Order | null) {
  const { get, set, subscribe } = createStore<PadState>({
    order,
    link: 'fine',
    news: null,
    touched: [],
    undo: [],
    booked: [],
  });
  let turn = 0;
  let chain: Promise<unknown> = Promise.resolve();
  let notifyTabs: (version: number) => void = () => {};

  function say(news: PadNotice): void {
    turn += 1;
    set({ news: { ...news, turn } });
  }
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = chain.then(work);
    chain = next.catch(() => null);
    return next;
  }
  function noteFailure({ kind }: Failure): void {
    if (kind === 'signed-out') set({ link: 'signedOut' });
    if (kind === 'network' || kind === 'busy') set({ link: navigator.onLine ? 'away' : 'offline' });
  }
  function notify(): void {
    notifyTabs(get().order?.version ?? 0);
  }
  const touch = (ids: string[]) => set({ touched: [...ids, ...get().touched.filter((id) => !ids.includes(id))] });

  async function read(): Promise<boolean> {
    const answer = await readOrder();
    if (answer.ok) set({ order: answer.data, link: 'fine' });
    else if (answer.kind === 'absent') set({ order: null, link: 'fine' });
    else noteFailure(answer);
    return answer.ok;
  }

  function failed(answer: Failure): void {
    noteFailure(answer);
    say({ kind: 'failed', key: answer.key, fields: answer.fields });
  }

  return {
    get,
    set,
    say,
    inTurn,
    noteFailure,
    failed,
    touch,
    read,
    subscribe,
    onChange(listener: (version: number) => void) {
      notifyTabs = listener;
    },
    remember: (undo: Undo) => set({ undo: [undo, ...get().undo].slice(0, undoMost) }),
    /** A stale change is not made: the order is read again, and a message says so. Null when nothing was changed. */
    write<T>(
      send: (version: number) => Promise<Result<T>>,
      take: (order: Order, data: T) => Order,
      /** Reads the order again, because two lines may have been merged. */
      again = false,
    ): Promise<T | null> {
      return inTurn(async () => {
        const before = get().order;
        if (!before) return null;
        const answer = await send(before.version);
        if (answer.ok) {
          set({ order: take(before, answer.data), link: 'fine' });
          if (again) await read();
          notify();
          return answer.data;
        }
        if (answer.kind !== 'conflict' && answer.kind !== 'absent') failed(answer);
        else {
          await read();
          say({ kind: 'stale' });
        }
        return null;
      });
    },
    async takeAdded({ results, change }: AddLinesResult): Promise<void> {
      const now = get().order;
      // A response repeated after a loss may be older than the current order.
      if (now && change.version >= now.version)
        set({ order: applyChange(now, change, linesOf(results)), link: 'fine' });
      else await read();
      touch(linesOf(results).map(({ id }) => id));
      notify();
    },
  };
}
