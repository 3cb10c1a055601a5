import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../../database/schema.ts';
import { words } from '../../../words/words.ts';
import { type BagLine, loadBag } from '../core/bag.ts';
import { campaignOfOrder, readCalendar } from '../core/campaigns.ts';
import type { OrderRow } from '../core/orders.repository.ts';
import { lineCents } from '../core/totals.ts';
import type { DroppedPiece } from './dropped-pieces.ts';

export type AgreedLine = {
  code: string;
  quantity: number;
  name: string;
  color: string;
  size: string;
  unitCents: number;
  cents: number;
  sealed: boolean;
};

/** A piece that sold out before confirming, and was not sent. */
export type DroppedLine = Pick<AgreedLine, 'quantity' | 'name' | 'color' | 'size'> & { client: string | null };

/** The lines as agreed. */
export async function readAgreedLines(db: Db, order: OrderRow, locale: Locale, now: Date): Promise<AgreedLine[]> {
  const campaign = campaignOfOrder(await readCalendar(db, now, order.campaign_code), order);
  const bag = await loadBag(db, order, { campaign, now }, { withoutVat: false, rate: 0 });
  return bag.lines.map((line) => toAgreedLine(line, locale));
}

export const toAgreedLine = ({ row, article, priced }: BagLine, locale: Locale): AgreedLine => ({
  code: article.code,
  quantity: row.quantity,
  name: article.name[locale],
  color: article.color.name[locale],
  size: article.size,
  unitCents: priced.unitCents,
  cents: lineCents(priced),
  sealed: article.sealed,
});

export const toDroppedLine = ({ article, quantity, client }: DroppedPiece, locale: Locale): DroppedLine => ({
  quantity,
  name: article.name[locale],
  color: article.color.name[locale],
  size: article.size,
  client: client?.name ?? null,
});

/** Names of dropped articles for mails and papers, with the client if there are several. */
export const describeDropped = ({ dropped, locale }: { dropped: DroppedLine[]; locale: Locale }): string[] =>
  dropped.map(({ quantity, name, color, size, client }) =>
    [
      `${quantity} × ${name}`,
      color,
      `${words[locale].orderMails.confirmed.size} ${size}`,
      ...(client ? [words[locale].orderMails.confirmed.for(client)] : []),
    ].join(', '),
  );
