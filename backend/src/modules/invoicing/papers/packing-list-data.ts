import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../../database/schema.ts';
import type { OrderLineType } from '../../../database/tables/order.ts';
import type { Buyer } from '../../../shared/buyer.ts';
import { absent } from '../../../shared/errors.ts';
import { loadBag } from '../../order/core/bag.ts';
import { readContact } from '../../order/core/buyers.repository.ts';
import { campaignOfOrder, readCalendar } from '../../order/core/campaigns.ts';
import { findOrderByNumber } from '../../order/core/orders.repository.ts';
import { type AgreedLine, type DroppedLine, toAgreedLine, toDroppedLine } from '../../order/placed/agreed-lines.ts';
import { listDroppedPieces } from '../../order/placed/dropped-pieces.ts';
import { type AddressRow, findAddress } from '../../order/terms/conditions.repository.ts';

type PackedLine = AgreedLine & { type: OrderLineType };

/**
 * A client's part of an order; null is the executive's own. Contains only the name, because it goes into the parcel.
 */
export type PackingList = {
  client: string | null;
  lines: PackedLine[];
  dropped: DroppedLine[];
  pieces: number;
  cents: number;
};

export type PackingListData = {
  number: string;
  locale: Locale;
  confirmedAt: Date;
  executive: string;
  address: AddressRow | null;
  campaign: string;
  /** Dropped articles of all clients, including those without a list. */
  dropped: DroppedLine[];
  lists: PackingList[];
};

/** Absent if the executive has no such order, or it is not placed yet. */
export async function readPackingListData(
  db: Db,
  { buyer, number, now }: { buyer: Buyer; number: string; now: Date },
): Promise<PackingListData> {
  const order = await findOrderByNumber(db, buyer, number);
  const { confirmed_at: confirmedAt, locale } = order ?? {};
  if (!order || !confirmedAt || !locale) throw absent();
  const campaign = campaignOfOrder(await readCalendar(db, now, order.campaign_code), order);
  const { lines } = await loadBag(db, order, { campaign, now }, { withoutVat: false, rate: 0 });
  const packed = lines.filter(({ row }) => !row.omitted);
  const dropped = await listDroppedPieces(db, order, now);
  return {
    number,
    locale,
    confirmedAt,
    executive: (await readContact(db, buyer)).name,
    address: order.address_id === null ? null : await findAddress(db, buyer, order.address_id),
    campaign: campaign.name[locale],
    dropped: dropped.map((piece) => toDroppedLine(piece, locale)),
    lists: [...Map.groupBy(packed, ({ row }) => row.client_id)].map(([clientId, own]) => {
      const view = own.map((line) => ({ ...toAgreedLine(line, locale), type: line.row.type }));
      return {
        client: own[0]?.row.client_name ?? null,
        lines: view,
        dropped: dropped
          .filter(({ client }) => (client?.id ?? null) === clientId)
          .map((piece) => toDroppedLine({ ...piece, client: null }, locale)),
        pieces: view.reduce((sum, { quantity }) => sum + quantity, 0),
        cents: view.reduce((sum, { cents }) => sum + cents, 0),
      };
    }),
  };
}
