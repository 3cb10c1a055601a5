import type { Db } from '../../../database/schema.ts';
import type { DraftMail } from '../../../kit/outbox.ts';
import { buyerOf } from '../../../shared/buyer.ts';
import { toLongDate } from '../../../shared/dates.ts';
import { readDelivery } from '../../../shared/delivery/dispatch.repository.ts';
import { toOrderPage, toPageAddress } from '../../../shared/page-address.ts';
import { words } from '../../../words/words.ts';
import type { GuestPages } from '../../checkout/mail/guest-pages.ts';
import { readContact } from '../../order/core/buyers.repository.ts';

/** `position` of a parcel that leaves after the first one; null is the first. */
type SentParcel = { guest: GuestPages | null; position: number | null };

/** Sent once for each parcel, when it leaves. Null if there is no address to write to. */
export async function writeSentMail(
  db: Db,
  orderId: string,
  storefrontUrl: string,
  { guest, position }: SentParcel,
): Promise<DraftMail | null> {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  const { email, name } = await readContact(db, buyerOf(order));
  const { parcels, dispatches } = await readDelivery(db, orderId);
  const isFirst = position === null;
  const dispatch = isFirst ? dispatches[0] : parcels.find((parcel) => parcel.position === position)?.dispatch;
  const { number, locale, campaign_code: campaign } = order;
  if (email === null || !number || !locale || !dispatch) return null;
  const say = words[locale].orderMails.sent;
  const { leftOn, carrier, tracking, url } = dispatch;
  const page = guest?.order ?? toOrderPage(campaign, number);
  const left = isFirst ? say.left : say.leftAnother;
  const parts = [
    say.hello(name),
    left(number, toLongDate(new Date(`${leftOn}T12:00:00Z`), locale), carrier),
    ...(tracking === null ? [] : [say.tracking(tracking)]),
    ...(url === null ? [] : [`${say.follow}\n${url}`]),
    ...(isFirst && parcels.length > 1 ? [say.several] : []),
    `${say.order}\n${toPageAddress(storefrontUrl, locale, page)}`,
  ];
  const subject = isFirst ? say.subject(number) : say.another(number);
  return { to: email, locale, subject, text: parts.join('\n\n') };
}
