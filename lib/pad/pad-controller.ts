import type { Order } from '@/lib/order/order';
import { orderChannel } from '@/lib/order/order-broadcast';
import type { LineResult, OrderLine, Person } from '@/lib/order/order-line';
import {
  type CouponAnswer,
  type LineChange,
  omitClientLines,
  removeLines,
  updateLine,
} from '@/lib/order/order-mutations';
import { applyChange, omitClient, withoutLines } from '@/lib/order/order-rules';
import type { Entry } from './entry';
import { sendEntries } from './entry-sender';
import type { EntryStore } from './entry-store';
import type { GridLookup } from './grid-lookup';
import { createPadCore, type PadState } from './pad-core';
import { undoLast } from './pad-undo';
import type { RepeatSource } from './reorder';
import { repeatLines } from './reorder-mutations';

type Start = { owner: string; order: Order | null; entries: EntryStore; lookup: GridLookup };

const retryMs = 15_000;

export type PadController = ReturnType<typeof createPadController>;
export type { PadState };

/** The order in hand on one page, kept in sync with other tabs. */
export function createPadController({ owner, order, entries, lookup }: Start) {
  const core = createPadCore(order);
  let sending = false;
  const waits = () => entries.get().entries.some(({ outcome }) => outcome === null);

  const booked = (client: Person) => core.set({ booked: [...core.get().booked, client] });

  /** N20. Sends what waits; only one tab at once. */
  async function flush(): Promise<void> {
    if (sending) return;
    sending = true;
    const send = () =>
      sendEntries(entries, lookup, {
        async onAdded(added, sent) {
          await core.takeAdded(added);
          for (const results of undoable(added.results, sent)) core.remember({ kind: 'add', results });
          core.say({ kind: 'added', results: added.results, entries: sent });
        },
        booked,
      });
    const work = () => core.inTurn(send);
    const sent = navigator.locks ? navigator.locks.request(`order-entries:${owner}`, work) : work();
    const stopped = await sent.finally(() => {
      sending = false;
    });
    if (!stopped) {
      if (core.get().link !== 'fine') core.set({ link: 'fine' });
      // Entries typed while the last call was under way.
      if (waits()) await flush();
    } else if (stopped.kind === 'network' || stopped.kind === 'busy' || stopped.kind === 'signed-out') {
      core.noteFailure(stopped);
    } else core.failed(stopped);
  }

  return {
    get: core.get,
    subscribe: core.subscribe,
    flush,
    /** A client was added to the book for a line that is about to be changed. */
    booked,
    undo: () => undoLast(core, () => entries.get().entries.flatMap(({ client }) => client ?? [])),
    reread: () => core.inTurn(core.read),
    async change(id: string, wanted: LineChange): Promise<boolean> {
      const line = core.get().order?.lines.find((each) => each.id === id);
      const joins = wanted.code !== undefined || wanted.client !== undefined;
      const done = await core.write((version) => updateLine(id, version, wanted), applyChange, joins);
      if (!done) return false;
      const now = done.line?.id ?? id;
      core.touch([now]);
      if (line) core.remember({ kind: 'change', id: now, before: asItWas(line, wanted) });
      return true;
    },
    async remove(ids: string[]): Promise<boolean> {
      const lines = core.get().order?.lines.filter(({ id }) => ids.includes(id)) ?? [];
      const done = await core.write(
        (version) => removeLines(ids, version),
        (now, data) => withoutLines(applyChange(now, data), ids),
      );
      // A removed gift is not restored by undo: as an added line it would cost.
      const sales = lines.filter(({ type }) => type === 'sale');
      if (done && sales.length > 0) core.remember({ kind: 'remove', lines: sales });
      return done !== null;
    },
    async omit(clientId: string, omitted: boolean): Promise<boolean> {
      const done = await core.write(
        () => omitClientLines(clientId, omitted),
        (now, data) => omitClient(applyChange(now, data), clientId, omitted),
      );
      return done !== null;
    },
    /** Appends the lines of an earlier order or a saved list. */
    async repeat(what: RepeatSource, key: string): Promise<boolean> {
      const answer = await core.inTurn(() => repeatLines(what, key));
      if (!answer.ok) {
        core.failed(answer);
        return false;
      }
      await core.takeAdded(answer.data);
      core.remember({ kind: 'add', results: answer.data.results });
      core.say({ kind: 'added', results: answer.data.results, entries: [] });
      return true;
    },
    async takeCoupon({ coupon, totals }: CouponAnswer): Promise<void> {
      const now = core.get().order;
      if (now) core.set({ order: { ...now, coupon, totals, totalCents: totals.totalCents } });
      await core.inTurn(core.read);
    },
    /** Listens to other tabs and to the connection, and retries what waits. */
    start(): () => void {
      const channel = new BroadcastChannel(orderChannel);
      core.onChange((version) => channel.postMessage({ version }));
      // Without a version something else happened to the order, such as that it was placed.
      channel.onmessage = ({ data }: MessageEvent<{ version: number } | null>) => {
        const known = core.get().order?.version ?? -1;
        if (data && data.version <= known) return;
        void core.inTurn(core.read).then(() => {
          if ((core.get().order?.version ?? -1) !== known) core.say({ kind: 'otherTab' });
        });
      };
      const online = () => void core.inTurn(core.read).then(flush);
      const offline = () => core.set({ link: 'offline' });
      window.addEventListener('online', online);
      window.addEventListener('offline', offline);
      const timer = setInterval(() => {
        if (waits() && navigator.onLine && core.get().link !== 'signedOut') void flush();
      }, retryMs);
      // At the deadline the draft moves to the next campaign, with its prices.
      const deadline = setTimeout(() => void core.inTurn(core.read), untilClose(core.get().order));
      void flush();
      return () => {
        clearTimeout(deadline);
        core.onChange(() => {});
        channel.close();
        window.removeEventListener('online', online);
        window.removeEventListener('offline', offline);
        clearInterval(timer);
      };
    },
  };
}

/** Groups for undo: typed lines one by one, pasted ones all at once. */
function undoable(results: LineResult[], sent: Entry[]): LineResult[][] {
  const there = results.filter(({ added }) => added > 0);
  const pasted = new Set(sent.filter(({ source }) => source !== null).map(({ key }) => key));
  const together = there.filter(({ key }) => pasted.has(key));
  const single = there.filter(({ key }) => !pasted.has(key)).map((result) => [result]);
  return together.length > 0 ? [together, ...single] : single;
}

const longestTimer = 2 ** 31 - 1;
/** Time to the deadline by the server's clock, plus a margin, so that it has passed there too. */
function untilClose(order: Order | null): number {
  const left = order ? Date.parse(order.clock.end) - Date.parse(order.clock.now) + 2_000 : longestTimer;
  return left > 0 ? Math.min(left, longestTimer) : longestTimer;
}

const asItWas = (line: OrderLine, change: LineChange): LineChange => ({
  ...(change.quantity === undefined ? {} : { quantity: line.quantity }),
  ...(change.code === undefined ? {} : { code: line.code }),
  ...(change.client === undefined ? {} : { client: line.client }),
  ...(change.note === undefined ? {} : { note: line.note }),
});
