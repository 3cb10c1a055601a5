import { termsVersion } from 'contract/rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { keyedHash, type Secret } from '../../shared/client-address.ts';
import { toMailbox } from '../../shared/text.ts';

/**
 * An address in an executive's book, whoever it is written down for there. What a mailbox asked for and how much it has
 * got hang on this and on no row: whoever is deleted and added again is the same.
 */
export const mailboxKeyOf = (secret: Secret, executiveId: string, email: string): string =>
  keyedHash(secret, `client mail ${executiveId} ${toMailbox(email)}`);

/** For good: said twice, the later time counts. */
export async function refuseMails(trx: Db, mailbox: string, at: Date): Promise<void> {
  await trx
    .insertInto('client_mail_refusals')
    .values({ mailbox, terms: termsVersion, at })
    .onConflict((conflict) =>
      conflict.column('mailbox').doUpdateSet({ at: sql`greatest(client_mail_refusals.at, excluded.at)` }),
    )
    .execute();
}

export type InvitationRefusal = { mailbox: string; terms: string; at: Date };

export async function listRefused(db: Db, mailboxes: string[]): Promise<InvitationRefusal[]> {
  if (mailboxes.length === 0) return [];
  return db.selectFrom('client_mail_refusals').selectAll().where('mailbox', 'in', mailboxes).execute();
}
