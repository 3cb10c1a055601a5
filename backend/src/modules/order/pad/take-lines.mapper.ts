import type { Db } from '../../../database/schema.ts';
import { executiveBuyer } from '../../../shared/buyer.ts';
import type { Rewards } from '../../prizes/rewards.service.ts';
import { askedFor } from '../core/articles.repository.ts';
import { toChange } from '../pricing/order.mapper.ts';
import type { Viewer } from '../pricing/viewer.ts';
import { addLines, findLine } from './add-lines.service.ts';
import { toAdded } from './pad.mapper.ts';

export type LineToTake = { key: string; code: string; quantity: number; note: string | null };
type LinesToTake = { executiveId: string; clientId: number; lines: readonly LineToTake[] };
export type OrderedLines = Awaited<ReturnType<ReturnType<typeof takeLines>>>;

/** Adds lines of one client to an executive's order in hand, as the pad does. Must be called in a transaction. */
export const takeLines =
  (rewards: Rewards) =>
  async (trx: Db, { executiveId, clientId, lines }: LinesToTake, { locale, now }: Pick<Viewer, 'locale' | 'now'>) => {
    const viewer: Viewer = { buyer: executiveBuyer(executiveId), locale, now };
    const client = String(clientId);
    const asked = lines.map(({ key, code, quantity, note }) => ({
      ...{ key, code, quantity, client },
      ...(note !== null && { note }),
    }));
    const added = await addLines(trx, rewards, asked, viewer);
    const { view, outcomes } = added;
    const { datos, ...remark } = toAdded(added, locale);
    return {
      orderId: view.priced.order.id,
      lines: new Map(
        outcomes.flatMap((outcome) => {
          const line = findLine(view.priced, outcome.at);
          if (!line || outcome.added === 0) return [];
          return [[outcome.key, { quantity: outcome.added, cents: askedFor(line.article) ?? 0 }]];
        }),
      ),
      results: datos.resultados,
      bag: toChange(view, locale),
      remark,
    };
  };
