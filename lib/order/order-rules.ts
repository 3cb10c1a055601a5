import type { Order, OrderChange } from './order';
import type { LineResult, OrderLine, Person } from './order-line';

/** Merges a change and its lines into the order, so that no line has to be read again. */
export function applyChange(order: Order, change: OrderChange, lines: OrderLine[] = []): Order {
  const { line, ...head } = change;
  const fresh = line ? [line, ...lines] : lines;
  const byId = new Map(fresh.map((each) => [each.id, each]));
  const known = new Set(order.lines.map(({ id }) => id));
  return {
    ...order,
    ...head,
    units: head.totals.units,
    totalCents: head.totals.totalCents,
    points: head.totals.points,
    lines: [
      ...order.lines.map((each) => byId.get(each.id) ?? each),
      ...[...byId.values()].filter(({ id }) => !known.has(id)),
    ],
  };
}

/** The lines of results, each once in its latest state: two results may concern one line. */
export const linesOf = (results: LineResult[]): OrderLine[] => [
  ...new Map(results.flatMap(({ line }) => (line ? [[line.id, line] as const] : []))).values(),
];

export const withoutLines = (order: Order, ids: string[]): Order => ({
  ...order,
  lines: order.lines.filter(({ id }) => !ids.includes(id)),
});

export const omitClient = (order: Order, clientId: string, omitted: boolean): Order => ({
  ...order,
  lines: order.lines.map((line) => (line.client?.id === clientId ? { ...line, omitted } : line)),
});

export type ClientGroup = { client: Person | null; lines: OrderLine[] };

/** Groups lines by client in order of first appearance, the executive's own lines last. */
export function groupByClient(lines: OrderLine[]): ClientGroup[] {
  const groups = new Map<string | null, ClientGroup>();
  for (const line of lines) {
    const id = line.client?.id ?? null;
    const group = groups.get(id);
    if (group) group.lines.push(line);
    else groups.set(id, { client: line.client, lines: [line] });
  }
  return [...groups.values()].toSorted((a, b) => Number(a.client === null) - Number(b.client === null));
}

/** N10, F110. The number of lines whose price changes when the campaign closes, and the total difference. */
export function changesAtClose(lines: OrderLine[]): { lines: number; cents: number } {
  const changed = lines.filter(({ omitted, priceAtCloseCents, priceCents }) => {
    return !omitted && priceAtCloseCents !== null && priceAtCloseCents !== priceCents;
  });
  const cents = changed.reduce(
    (sum, { priceAtCloseCents, priceCents, quantity }) =>
      sum + ((priceAtCloseCents ?? priceCents) - priceCents) * quantity,
    0,
  );
  return { lines: changed.length, cents };
}

/** Lines changed last come first; the others newest first. */
export function sortTouched(lines: OrderLine[], touched: string[]): OrderLine[] {
  const place = new Map(touched.map((id, at) => [id, at]));
  return lines
    .toReversed()
    .toSorted((a, b) => (place.get(a.id) ?? touched.length) - (place.get(b.id) ?? touched.length));
}
