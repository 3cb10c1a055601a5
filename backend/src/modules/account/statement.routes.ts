import type { Handlers } from '../../kit/handlers.ts';
import type { Kit } from '../../kit/kit.ts';
import { executiveBuyer } from '../../shared/buyer.ts';
import { requireIdentity } from '../../shared/identity.ts';
import { toAskedPage } from '../../shared/pagination.mapper.ts';
import { printPaper } from '../../shared/paper/print-paper.ts';
import { transactions } from '../../shared/transactions.ts';
import type { HeldOrders } from '../order/history/held.ts';
import { toAccountSummary, toAskedDays, toStatement } from './statement.mapper.ts';
import { listMovedCampaigns, listMovements, readBalances, readSpan } from './statement.repository.ts';
import { readAccountSummary } from './statement.service.ts';
import { readStatementPaper } from './statement-paper.ts';
import { toStatementSheet } from './statement-sheet.ts';

/** The executive's statement and its totals. */
export function statementHandlers(kit: Kit, ports: HeldOrders): Handlers {
  const { now } = kit;
  const { read } = transactions(kit);

  return {
    readStatement: async ({ identity, locale, query }) => {
      const { accountId } = requireIdentity(identity);
      const { desde: from, hasta: to, campana: campaign } = query;
      const days = toAskedDays({ from, to, campaign }, { from: 'desde', to: 'hasta' });
      const page = toAskedPage(query);
      const statement = await read(async (trx) => {
        const span = await readSpan(trx, days);
        return {
          balances: await readBalances(trx, accountId, span),
          movements: await listMovements(trx, accountId, span, page),
          campaigns: await listMovedCampaigns(trx, accountId, now()),
        };
      });
      return { datos: toStatement(statement, page, locale) };
    },

    downloadStatement: async ({ identity, query, ...input }) => {
      const { accountId } = requireIdentity(identity);
      const { locale = input.locale, ...days } = query;
      const asked = { accountId, locale, days: toAskedDays(days), now: now() };
      const paper = await read((trx) => readStatementPaper(trx, ports, asked));
      return { datos: await printPaper(executiveBuyer(accountId), toStatementSheet(paper)) };
    },

    readAccountSummary: async ({ identity }) => {
      const { accountId } = requireIdentity(identity);
      return {
        datos: toAccountSummary(await read((trx) => readAccountSummary(trx, accountId, { ports, now: now() }))),
      };
    },
  };
}
