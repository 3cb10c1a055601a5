import type { Handlers } from '../../kit/handlers.ts';
import type { Kit } from '../../kit/kit.ts';
import { requireIdentity } from '../../shared/identity.ts';
import { toPage, toPageWire } from '../../shared/pagination.mapper.ts';
import { transactions } from '../../shared/transactions.ts';
import type { readLatestOrderHeads } from '../order/placed/latest-orders.ts';
import type { readLevelAndPoints } from '../prizes/rewards.service.ts';
import { toAdvisedExecutive, toAdvisedExecutiveSearch } from './advised-executives.mapper.ts';
import { listAdvisedExecutives } from './advised-executives.repository.ts';

/** Data of other modules on the executives of a page. */
type Ports = { readLatestOrderHeads: typeof readLatestOrderHeads; readLevelAndPoints: typeof readLevelAndPoints };

export function advisedExecutiveHandlers(kit: Kit, { readLatestOrderHeads, readLevelAndPoints }: Ports): Handlers {
  const { read } = transactions(kit);
  return {
    searchExecutives: async ({ identity, locale, body }) => {
      const { accountId, claims } = requireIdentity(identity);
      const advisorId = claims.actor?.sub ?? accountId;
      const page = toPage(body);
      const found = await read(async (trx) => {
        const { total, rows } = await listAdvisedExecutives(
          trx,
          advisorId,
          toAdvisedExecutiveSearch(body),
          page,
          kit.now(),
        );
        const heads = await readLatestOrderHeads(
          trx,
          rows.map(({ id }) => id),
        );
        const executives = [];
        for (const row of rows) {
          const { level } = await readLevelAndPoints(trx, row.id, locale);
          executives.push({ row, order: heads.get(row.id) ?? null, level: level?.nombre ?? '' });
        }
        return { total, executives };
      });
      return { datos: toPageWire(found.executives.map(toAdvisedExecutive), page, found.total) };
    },
  };
}
