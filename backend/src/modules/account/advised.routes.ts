import type { Handlers } from '../../kit/handlers.ts';
import type { Kit } from '../../kit/kit.ts';
import { requireIdentity } from '../../shared/identity.ts';
import { toPage, toPageWire } from '../../shared/pagination.mapper.ts';
import { transactions } from '../../shared/transactions.ts';
import type { readLatestHeads } from '../order/history/latest.ts';
import type { readStanding } from '../prizes/rewards.service.ts';
import { toAdvised, toAdvisedSearch } from './advised.mapper.ts';
import { listAdvised } from './advised.repository.ts';

/** Data of other modules on the executives of a page. */
type Ports = { readLatestHeads: typeof readLatestHeads; readStanding: typeof readStanding };

export function advisedHandlers(kit: Kit, { readLatestHeads, readStanding }: Ports): Handlers {
  const { read } = transactions(kit);
  return {
    searchExecutives: async ({ identity, locale, body }) => {
      const { accountId, claims } = requireIdentity(identity);
      const advisorId = claims.actor?.sub ?? accountId;
      const page = toPage(body);
      const found = await read(async (trx) => {
        const { total, rows } = await listAdvised(trx, advisorId, toAdvisedSearch(body), page, kit.now());
        const heads = await readLatestHeads(
          trx,
          rows.map(({ id }) => id),
        );
        const executives = [];
        for (const row of rows) {
          const { level } = await readStanding(trx, row.id, locale);
          executives.push({ row, order: heads.get(row.id) ?? null, level: level?.nombre ?? '' });
        }
        return { total, executives };
      });
      return { datos: toPageWire(found.executives.map(toAdvised), page, found.total) };
    },
  };
}
