import { randomInt } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Db } from '../../database/schema.ts';
import type { CustomerCareTables } from '../../database/tables/customer-care.ts';
import type { Kit } from '../../kit/kit.ts';
import type { ContactMailKind } from '../../kit/outbox.ts';
import { toShopDate } from '../../shared/dates.ts';
import { answerDeadlineOf } from './answer-deadline.ts';

/** A message to customer care. */
export type NewContactMessage = Omit<
  Insertable<CustomerCareTables['contact_messages']>,
  'id' | 'code' | 'received_at' | 'answer_by'
>;

/** Saves the message, and mails a receipt to the sender and the message to customer care. */
export async function saveContactMessage(
  trx: Db,
  written: NewContactMessage,
  { outbox, config, now }: Pick<Kit, 'outbox' | 'config' | 'now'>,
) {
  const received = now();
  const message = await trx
    .insertInto('contact_messages')
    .values({ ...written, code: newCode(received), received_at: received, answer_by: answerDeadlineOf(received) })
    .returning(['id', 'code', 'answer_by'])
    .executeTakeFirstOrThrow();
  const queueMail = (about: ContactMailKind) =>
    outbox.send(trx, 'contact-mail', `${about} ${message.id}`, { messageId: message.id, about });
  await queueMail('received');
  if (config.careMail) await queueMail('toAnswer');
  return message;
}

/** Characters that cannot be confused on the telephone. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const newCode = (at: Date): string =>
  `C${toShopDate(at).slice(2, 4)}-${Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('')}`;
