import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../../database/schema.ts';
import type { LineType } from '../../../database/tables/order.ts';
import type { Buyer } from '../../../shared/buyer.ts';
import { absent } from '../../../shared/errors.ts';
import { listDropped } from '../checkout/dropped.ts';
import { type LetterDropped, type LetterLine, toLetterDropped, toLetterLine } from '../checkout/letter.ts';
import { loadBag } from '../core/bag.ts';
import { readContact } from '../core/buyers.repository.ts';
import { campaignOfOrder, readCalendar } from '../core/campaigns.ts';
import { findNumbered } from '../core/draft.repository.ts';
import { type AddressRow, findAddress } from '../terms/conditions.repository.ts';

type PackedLine = LetterLine & { type: LineType };

/**
 * A client's part of an order; null is the executive's own. Contains only the name, because it goes into the parcel.
 */
export type PackingList = {
  client: string | null;
  lines: PackedLine[];
  dropped: LetterDropped[];
  pieces: number;
  cents: number;
};

export type PackingPaper = {
  number: string;
  locale: Locale;
  confirmedAt: Date;
  executive: string;
  address: AddressRow | null;
  campaign: string;
  /** Dropped articles of all clients, including those without a list. */
  dropped: LetterDropped[];
  lists: PackingList[];
};

/** Absent if the executive has no such order, or it is not placed yet. */
export async function readPackingPaper(
  db: Db,
  { buyer, number, now }: { buyer: Buyer; number: string; now: Date },
): Promise<PackingPaper> {
  const order = await findNumbered(db, buyer, number);
  const { confirmed_at: confirmedAt, locale } = order ?? {};
  if (!order || !confirmedAt || !locale) throw absent();
  const campaign = campaignOfOrder(await readCalendar(db, now, order.campaign_code), order);
  const { lines } = await loadBag(db, order, { campaign, now }, { withoutVat: false, rate: 0 });
  const packed = lines.filter(({ row }) => !row.omitted);
  const dropped = await listDropped(db, order, now);
  return {
    number,
    locale,
    confirmedAt,
    executive: (await readContact(db, buyer)).name,
    address: order.address_id === null ? null : await findAddress(db, buyer, order.address_id),
    campaign: campaign.name[locale],
    dropped: dropped.map((piece) => toLetterDropped(piece, locale)),
    lists: [...Map.groupBy(packed, ({ row }) => row.client_id)].map(([clientId, own]) => {
      const view = own.map((line) => ({ ...toLetterLine(line, locale), type: line.row.type }));
      return {
        client: own[0]?.row.client_name ?? null,
        lines: view,
        dropped: dropped
          .filter(({ client }) => (client?.id ?? null) === clientId)
          .map((piece) => toLetterDropped({ ...piece, client: null }, locale)),
        pieces: view.reduce((sum, { quantity }) => sum + quantity, 0),
        cents: view.reduce((sum, { cents }) => sum + cents, 0),
      };
    }),
  };
}
