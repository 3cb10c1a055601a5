import type { Db } from '../../../database/schema.ts';
import type { Config } from '../../../kit/config.ts';
import type { DraftMail, JobPayloads } from '../../../kit/outbox.ts';
import { readConfirmationMailData } from '../../checkout/mail/confirmation-mail-data.ts';
import { findGuestPages } from '../../checkout/mail/guest-pages.ts';
import { toOrderConfirmedMail } from '../../checkout/mail/order-confirmed-mail.ts';
import { readOrderEndNotice } from '../../checkout/mail/order-end-notice.ts';
import { toOrderEndedMail } from '../../checkout/mail/order-ended-mail.ts';
import { writeSentMail } from './order-sent-mail.ts';

/** A parcel that leaves after the first one. Null if there is no address to write to. */
export async function writeParcelMail(
  db: Db,
  { parcelId }: JobPayloads['parcel-mail'],
  { storefrontUrl, ...secret }: Pick<Config, 'storefrontUrl' | 'tokenSecret'>,
): Promise<DraftMail | null> {
  const parcel = await db
    .selectFrom('parcels')
    .select(['order_id', 'position'])
    .where('id', '=', parcelId)
    .executeTakeFirstOrThrow();
  const pages = await findGuestPages(db, secret, parcel.order_id);
  return writeSentMail(db, parcel.order_id, storefrontUrl, { guest: pages, position: parcel.position });
}

/** Null if there is no address to write to. */
export async function writeOrderMail(
  db: Db,
  { orderId, about }: JobPayloads['order-mail'],
  { storefrontUrl, ...secret }: Pick<Config, 'storefrontUrl' | 'tokenSecret'>,
): Promise<DraftMail | null> {
  const pages = await findGuestPages(db, secret, orderId);
  if (about === 'confirmed') {
    const letter = await readConfirmationMailData(db, orderId, new Date());
    return letter && toOrderConfirmedMail(letter, storefrontUrl, pages);
  }
  if (about === 'sent') return writeSentMail(db, orderId, storefrontUrl, { guest: pages, position: null });
  const ending = await readOrderEndNotice(db, orderId, about);
  return ending && toOrderEndedMail(ending, about, storefrontUrl, pages);
}
