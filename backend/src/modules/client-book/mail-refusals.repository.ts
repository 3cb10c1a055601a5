import { termsVersion } from 'contract/rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { keyedHash, type Secret } from '../../shared/secrets.ts';
import { toMailbox } from '../../shared/text.ts';

/**
 * Identifies an address in an executive's book, independent of the client's row. Refusals and mail limits count by this
 * key, so that deleting and adding a client again changes neither.
 */
export const mailboxKeyOf = (secret: Secret, executiveId: string, email: string): string =>
  keyedHash(secret, `client mail ${executiveId} ${toMailbox(email)}`);

/** Permanent; repeated, the later time counts. */
export async function addMailRefusal(trx: Db, mailbox: string, at: Date): Promise<void> {
  await trx
    .insertInto('client_mail_refusals')
    .values({ mailbox, terms: termsVersion, at })
    .onConflict((conflict) =>
      conflict.column('mailbox').doUpdateSet({ at: sql`greatest(client_mail_refusals.at, excluded.at)` }),
    )
    .execute();
}

export type MailRefusal = { mailbox: string; terms: string; at: Date };

export async function listMailRefusals(db: Db, mailboxes: string[]): Promise<MailRefusal[]> {
  if (mailboxes.length === 0) return [];
  return db.selectFrom('client_mail_refusals').selectAll().where('mailbox', 'in', mailboxes).execute();
}
