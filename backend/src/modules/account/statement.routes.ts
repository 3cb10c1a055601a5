import type { Handlers } from '../../kit/handlers.ts';
import type { Kit } from '../../kit/kit.ts';
import { executiveBuyer } from '../../shared/buyer.ts';
import { requireIdentity } from '../../shared/identity.ts';
import { toQueryPage } from '../../shared/pagination.mapper.ts';
import { toPaperFile } from '../../shared/paper/paper-file.ts';
import { transactions } from '../../shared/transactions.ts';
import type { HeldOrdersPort } from '../order/placed/held-orders.ts';
import { toAccountSummary, toStatementFilter, toStatementWire } from './statement.mapper.ts';
import { listCampaignsWithMovements, listMovements, readBalances, readTimeSpan } from './statement.repository.ts';
import { readAccountSummary } from './statement.service.ts';
import { toStatementPaperContent } from './statement-paper-content.ts';
import { readStatementPaperData } from './statement-paper-data.ts';

/** The executive's statement and its totals. */
export function statementHandlers(kit: Kit, ports: HeldOrdersPort): Handlers {
  const { now } = kit;
  const { read } = transactions(kit);

  return {
    readStatement: async ({ identity, locale, query }) => {
      const { accountId } = requireIdentity(identity);
      const { desde: from, hasta: to, campana: campaign } = query;
      const days = toStatementFilter({ from, to, campaign }, { from: 'desde', to: 'hasta' });
      const page = toQueryPage(query);
      const statement = await read(async (trx) => {
        const span = await readTimeSpan(trx, days);
        return {
          balances: await readBalances(trx, accountId, span),
          movements: await listMovements(trx, accountId, span, page),
          campaigns: await listCampaignsWithMovements(trx, accountId, now()),
        };
      });
      return { datos: toStatementWire(statement, page, locale) };
    },

    downloadStatement: async ({ identity, query, ...input }) => {
      const { accountId } = requireIdentity(identity);
      const { locale = input.locale, ...days } = query;
      const asked = { accountId, locale, days: toStatementFilter(days), now: now() };
      const paper = await read((trx) => readStatementPaperData(trx, ports, asked));
      return { datos: await toPaperFile(executiveBuyer(accountId), toStatementPaperContent(paper)) };
    },

    readAccountSummary: async ({ identity }) => {
      const { accountId } = requireIdentity(identity);
      return {
        datos: toAccountSummary(await read((trx) => readAccountSummary(trx, accountId, { ports, now: now() }))),
      };
    },
  };
}
