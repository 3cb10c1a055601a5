import type { Db } from '../../../database/schema.ts';
import type { Config } from '../../../kit/config.ts';
import type { DraftMail, JobPayloads } from '../../../kit/outbox.ts';
import { readConfirmationMailData } from '../../checkout/mail/confirmation-mail-data.ts';
import { findGuestPages } from '../../checkout/mail/guest-pages.ts';
import { toOrderConfirmedMail } from '../../checkout/mail/order-confirmed-mail.ts';
import { readOrderEndNotice } from '../../checkout/mail/order-end-notice.ts';
import { toOrderEndedMail } from '../../checkout/mail/order-ended-mail.ts';
import { writeSentMail } from './order-sent-mail.ts';

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
  if (about === 'sent') return writeSentMail(db, orderId, storefrontUrl, pages);
  const ending = await readOrderEndNotice(db, orderId, about);
  return ending && toOrderEndedMail(ending, about, storefrontUrl, pages);
}
