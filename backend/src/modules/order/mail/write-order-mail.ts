import type { Db } from '../../../database/schema.ts';
import type { DraftMail, JobPayloads } from '../../../kit/outbox.ts';
import { readEnding } from '../checkout/ending.ts';
import { readLetter } from '../checkout/letter.ts';
import { toOrderEndedMail } from './order-ended-mail.ts';
import { toOrderMail } from './order-mail.ts';

/** Null where there is nobody to write to. */
export async function writeOrderMail(
  db: Db,
  { orderId, about }: JobPayloads['order-mail'],
  storefrontUrl: string,
): Promise<DraftMail | null> {
  if (about === 'confirmed') {
    const letter = await readLetter(db, orderId, new Date());
    return letter && toOrderMail(letter, storefrontUrl);
  }
  const ending = await readEnding(db, orderId, about);
  return ending && toOrderEndedMail(ending, about, storefrontUrl);
}
