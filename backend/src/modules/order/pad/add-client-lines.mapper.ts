import type { Db } from '../../../database/schema.ts';
import { executiveBuyer } from '../../../shared/buyer.ts';
import type { RewardsPort } from '../../prizes/rewards.service.ts';
import { currentPriceOf } from '../core/articles.repository.ts';
import { toOrderChange } from '../pricing/order.mapper.ts';
import type { Viewer } from '../pricing/viewer.ts';
import { addLines, findLine } from './add-lines.service.ts';
import { toAddLinesAnswer } from './pad.mapper.ts';

export type NewClientLine = { key: string; code: string; quantity: number; note: string | null };
type LinesToTake = { executiveId: string; clientId: number; lines: readonly NewClientLine[] };
export type AddedClientLines = Awaited<ReturnType<ReturnType<typeof addClientLines>>>;

/** Adds lines of one client to an executive's order in hand, as the pad does. Must be called in a transaction. */
export const addClientLines =
  (rewards: RewardsPort) =>
  async (trx: Db, { executiveId, clientId, lines }: LinesToTake, { locale, now }: Pick<Viewer, 'locale' | 'now'>) => {
    const viewer: Viewer = { buyer: executiveBuyer(executiveId), locale, now };
    const client = String(clientId);
    const asked = lines.map(({ key, code, quantity, note }) => ({
      ...{ key, code, quantity, client },
      ...(note !== null && { note }),
    }));
    const added = await addLines(trx, rewards, asked, viewer);
    const { view, outcomes } = added;
    const { datos, ...remark } = toAddLinesAnswer(added, locale);
    return {
      orderId: view.priced.order.id,
      lines: new Map(
        outcomes.flatMap((outcome) => {
          const line = findLine(view.priced, outcome.at);
          if (!line || outcome.added === 0) return [];
          return [[outcome.key, { quantity: outcome.added, cents: currentPriceOf(line.article) ?? 0 }]];
        }),
      ),
      results: datos.resultados,
      bag: toOrderChange(view, locale),
      remark,
    };
  };
