import type { Grid } from '@/lib/order/grid';
import { readGrid } from '@/lib/order/order-mutations';
import { failure, type Result } from '@/lib/result';

const keptFor = 60_000;
const keptMost = 200;

export type GridLookup = ReturnType<typeof createGridLookup>;

/**
 * Caches the styles of a campaign for a minute: a list of forty codes names the same styles again and again, and
 * stock must not grow old. `prices` tells with or without VAT, because an address changes all prices at once.
 * Failures other than "absent" are not cached.
 */
export function createGridLookup(campaign: () => string, prices: () => string = () => '') {
  const kept = new Map<string, { at: number; answer: Promise<Result<Grid>> }>();

  const place = (code: string) => `${campaign()} ${prices()} ${code}`;
  function keep(code: string, answer: Promise<Result<Grid>>): void {
    kept.delete(place(code));
    kept.set(place(code), { at: Date.now(), answer });
    for (const oldest of kept.keys()) {
      if (kept.size <= keptMost) break;
      kept.delete(oldest);
    }
  }

  async function ask(code: string): Promise<Result<Grid>> {
    // Without an order the campaign is unknown, and the style cannot be read.
    const answer = campaign() ? await readGrid(code, campaign()) : failure('network', 'error.busy');
    if (!answer.ok && answer.kind !== 'absent') kept.delete(place(code));
    if (answer.ok) for (const { cells } of answer.data.colours) for (const cell of cells) keepCell(cell.code, answer);
    return answer;
  }
  /** Each code of the style leads to the same grid. */
  const keepCell = (code: string, answer: Result<Grid> & { ok: true }) =>
    keep(code.toUpperCase(), Promise.resolve({ ...answer, data: { ...answer.data, chosen: null } }));

  return {
    find(text: string): Promise<Result<Grid>> {
      const code = text.toUpperCase();
      const known = kept.get(place(code));
      if (known && Date.now() - known.at < keptFor) return known.answer;
      const answer = ask(code);
      keep(code, answer);
      return answer;
    },
  };
}
