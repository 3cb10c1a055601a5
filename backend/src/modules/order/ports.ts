import type { Locale } from 'contract/codes.ts';
import type { ProductCardWire } from 'contract/schemas/catalogue.ts';
import type { RewardPreviewWire } from 'contract/schemas/prizes.ts';
import type { Db } from '../../schema.ts';

export type RewardArticle = { code: string; reference: string; name: string; cents: number; points: number };

/** What the composing app passes in, because other modules know it. */
export type Neighbours = {
  previewRewards: (
    db: Db,
    asked: {
      executiveId: string;
      orderId: string;
      campaign: string;
      /** Points of this order, on top of what she has. */
      earned: number;
      locale: Locale;
      /** Articles that she might add. */
      listArticles: () => Promise<RewardArticle[]>;
    },
  ) => Promise<RewardPreviewWire>;
  toCards: (db: Db, productIds: number[], locale: Locale, now: Date) => Promise<ProductCardWire[]>;
};
