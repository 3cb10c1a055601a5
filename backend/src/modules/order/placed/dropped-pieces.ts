import type { Db } from '../../../database/schema.ts';
import { type Article, listArticlesById } from '../core/articles.repository.ts';
import { campaignOfOrder, readCalendar } from '../core/campaigns.ts';
import type { OrderRow } from '../core/orders.repository.ts';

/** Pieces that were missing when an order was confirmed. */
export type DroppedPiece = { article: Article; quantity: number; client: { id: number; name: string } | null };

export async function listDroppedPieces(db: Db, order: OrderRow, now: Date): Promise<DroppedPiece[]> {
  const rows = await db
    .selectFrom('order_dropped_lines as d')
    .leftJoin('client_book as b', 'b.id', 'd.client_id')
    .select(['d.article_id', 'd.quantity', 'b.id as clientId', 'b.name as clientName'])
    .where('d.order_id', '=', order.id)
    .orderBy('d.id')
    .execute();
  if (rows.length === 0) return [];
  const campaign = campaignOfOrder(await readCalendar(db, now, order.campaign_code), order);
  const articles = await listArticlesById(
    db,
    rows.map(({ article_id }) => article_id),
    { campaign, now },
  );
  return rows.flatMap(({ article_id, quantity, clientId, clientName }) => {
    const article = articles.find(({ id }) => id === article_id);
    return article
      ? { article, quantity, client: clientId === null ? null : { id: clientId, name: clientName ?? '' } }
      : [];
  });
}
