import type { Db } from '../../../database/schema.ts';
import type { DraftMail } from '../../../kit/outbox.ts';
import { buyerOf } from '../../../shared/buyer.ts';
import { toLongDate } from '../../../shared/dates.ts';
import { listDispatches } from '../../../shared/delivery/dispatch.repository.ts';
import { toPageAddress } from '../../../shared/page-address.ts';
import { words } from '../../../words/words.ts';
import type { GuestPages } from '../../checkout/mail/guest-pages.ts';
import { readContact } from '../../order/core/buyers.repository.ts';

/** Sent once, when a parcel leaves. Null if there is no address to write to. */
export async function writeSentMail(
  db: Db,
  orderId: string,
  storefrontUrl: string,
  guest: GuestPages | null,
): Promise<DraftMail | null> {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  const { email, name } = await readContact(db, buyerOf(order));
  const [dispatch] = await listDispatches(db, orderId);
  const { number, locale, campaign_code: campaign } = order;
  if (email === null || !number || !locale || !dispatch) return null;
  const say = words[locale].orderMails.sent;
  const { leftOn, carrier, tracking, url } = dispatch;
  const page = guest?.order ?? `/executive/your-account/order?campaign=${campaign}&number=${number}`;
  const parts = [
    say.hello(name),
    say.left(number, toLongDate(new Date(`${leftOn}T12:00:00Z`), locale), carrier),
    ...(tracking === null ? [] : [say.tracking(tracking)]),
    ...(url === null ? [] : [`${say.follow}\n${url}`]),
    `${say.order}\n${toPageAddress(storefrontUrl, locale, page)}`,
  ];
  return { to: email, locale, subject: say.subject(number), text: parts.join('\n\n') };
}
