import type { OrderChange } from '@/lib/order/order';
import type { LineResult, OrderLine, Person } from '@/lib/order/order-line';
import { addLines, removeClient, removeLines, updateLine } from '@/lib/order/order-mutations';
import { applyChange, withoutLines } from '@/lib/order/order-rules';
import { newKey } from './entry';
import type { PadCore, Undo } from './pad-core';

/** Clients of entries that are not sent yet. */
type PendingClients = () => { id: string | null }[];

/**
 * Undoes the last change. What the backend no longer allows, such as a sold-out piece, is reported with its outcome.
 */
export async function undoLast(core: PadCore, waiting: PendingClients): Promise<boolean> {
  const [last, ...rest] = core.get().undo;
  if (!last) return false;
  core.set({ undo: rest });
  const done = await takeBack(core, last, waiting);
  if (done) core.say({ kind: 'undone' });
  return done;
}

function takeBack(core: PadCore, last: Undo, waiting: PendingClients): Promise<boolean> {
  if (last.kind === 'remove') return putBack(core, last.lines);
  if (last.kind === 'add') return takeOut(core, last.results).then((done) => done && unbook(core, waiting));
  const { id, before } = last;
  return core
    .write((version) => updateLine(id, version, before), applyChange, true)
    .then((data) => data !== null && unbook(core, waiting));
}

/**
 * Removes clients that were added to the book for lines now gone, unless a waiting entry or a possible undo needs
 * them; a failed removal leaves a harmless entry in the book.
 */
async function unbook(core: PadCore, waiting: PendingClients): Promise<true> {
  const { order, booked, undo } = core.get();
  const needed = [...(order?.lines.map(({ client }) => client) ?? []), ...undo.flatMap(listClients), ...waiting()];
  const idle = booked.filter(({ id }) => !needed.some((client) => client?.id === id));
  core.set({ booked: booked.filter((each) => !idle.includes(each)) });
  for (const { id } of idle) await removeClient(id);
  return true;
}

const listClients = (undo: Undo): (Person | null | undefined)[] => {
  if (undo.kind === 'remove') return undo.lines.map(({ client }) => client);
  return undo.kind === 'change' ? [undo.before.client] : [];
};

/** Adds each line again, unchanged and for the same client. */
async function putBack(core: PadCore, lines: OrderLine[]): Promise<boolean> {
  const again = lines.map(({ code, quantity, client, note }) => ({
    key: newKey(),
    code,
    quantity,
    client: client?.id,
    note,
  }));
  const answer = await core.inTurn(() => addLines(again, newKey()));
  if (!answer.ok) {
    core.failed(answer);
    return false;
  }
  await core.takeAdded(answer.data);
  const { results } = answer.data;
  const whole = results.every(({ outcome }) => outcome === 'added');
  if (!whole) core.say({ kind: 'added', results, entries: [] });
  return whole;
}

/** Removes as many pieces as were added; a line that had pieces before keeps those. */
async function takeOut(core: PadCore, results: LineResult[]): Promise<boolean> {
  const gone: string[] = [];
  for (const { line: was, added } of results) {
    const line = core.get().order?.lines.find(({ id }) => id === was?.id);
    if (!line || added === 0) continue;
    if (line.quantity <= added) {
      gone.push(line.id);
      continue;
    }
    const quantity = line.quantity - added;
    if (!(await core.write((version) => updateLine(line.id, version, { quantity }), applyChange))) return false;
  }
  if (gone.length === 0) return true;
  const take = (order: Parameters<typeof applyChange>[0], data: OrderChange) =>
    withoutLines(applyChange(order, data), gone);
  return (await core.write((version) => removeLines(gone, version), take)) !== null;
}
