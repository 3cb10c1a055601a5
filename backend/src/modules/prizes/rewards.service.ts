import type { LevelWire, RewardPreviewWire } from 'contract/prizes/schemas.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../database/schema.ts';
import { toLevel, toRewardPreview } from './prizes.mapper.ts';
import { listLevels, listPrizes, readPoints } from './prizes.repository.ts';
import { levelAt, nextPrize, previewRewards, type RewardArticle } from './rewards.ts';

/** The points collected and the level reached; none where the shop has no levels. */
export async function readLevelAndPoints(
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
  /** It may be counted already. */
  orderId: string;
  campaign: string;
  /** Points of this order, beside those already earned. */
  earned: number;
  locale: Locale;
  /** Articles that would reach the prize. */
  listArticles: () => Promise<RewardArticle[]>;
};

/** What an order earns. */
export type RewardsPort = { preview: typeof readRewardPreview };

/** For one order. Articles are read only if there is a prize left to reach. */
export async function readRewardPreview(db: Db, order: OrderPoints): Promise<RewardPreviewWire> {
  const [before, levels, prizes] = [
    await readPoints(db, order.executiveId, order.orderId),
    await listLevels(db),
    await listPrizes(db, order.campaign),
  ];
  const reachable = nextPrize(before + order.earned, levels, prizes) !== undefined;
  const candidates = reachable ? await order.listArticles() : [];
  return toRewardPreview(previewRewards({ before, earned: order.earned, levels, prizes }, candidates), order.locale);
}
