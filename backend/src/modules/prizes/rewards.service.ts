import type { LevelWire, RewardPreviewWire } from 'contract/prizes/schemas.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../database/schema.ts';
import { toLevel, toRewardPreview } from './prizes.mapper.ts';
import { listLevels, listPrizes, readPoints } from './prizes.repository.ts';
import { type Candidate, levelAt, nextPrize, previewRewards } from './rewards.ts';

/** The points collected and the level reached; none where the shop has no levels. */
export async function readStanding(
  db: Db,
  executiveId: string,
  locale: Locale,
): Promise<{ level: LevelWire | null; points: number }> {
  const points = await readPoints(db, executiveId);
  const level = levelAt(points, await listLevels(db));
  return { level: level ? toLevel(level, locale) : null, points };
}

type OrderPoints = {
  executiveId: string;
  /** The order that earns the `earned` points; it may be counted already. */
  orderId: string;
  campaign: string;
  earned: number;
  locale: Locale;
  listArticles: () => Promise<Candidate[]>;
};

/** For one order. Articles are read only if there is a prize left to reach. */
export async function readRewards(db: Db, order: OrderPoints): Promise<RewardPreviewWire> {
  const [before, levels, prizes] = [
    await readPoints(db, order.executiveId, order.orderId),
    await listLevels(db),
    await listPrizes(db, order.campaign),
  ];
  const reachable = nextPrize(before + order.earned, levels, prizes) !== undefined;
  const candidates = reachable ? await order.listArticles() : [];
  return toRewardPreview(previewRewards({ before, earned: order.earned, levels, prizes }, candidates), order.locale);
}
