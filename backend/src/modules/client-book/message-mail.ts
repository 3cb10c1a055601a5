import type { Db } from '../../database/schema.ts';
import type { Config } from '../../kit/config.ts';
import type { DraftMail, JobPayloads } from '../../kit/outbox.ts';
import { keyedHash, type Secret } from '../../shared/client-address.ts';
import { absent } from '../../shared/errors.ts';
import { toPageAddress } from '../../shared/page-address.ts';
import { agrees, listConsents, withdrawConsent } from './consents.repository.ts';
import { closings } from './message-words.ts';
import { consentTo, type Letter, readLetter } from './messages.repository.ts';

// Nothing is stored of it: `client.signature`. It says no to these mails and can do nothing else, so it never ends.
const toToken = (config: Secret, clientId: number) => `${clientId}.${keyedHash(config, `no client mail ${clientId}`)}`;

/** Null where nothing may go any more: what was true when it was written may have changed on the way out. */
export async function writeClientMail(
  db: Db,
  { messageId }: JobPayloads['client-mail'],
  config: Pick<Config, 'storefrontUrl'> & Secret,
): Promise<DraftMail | null> {
  const letter = await readLetter(db, messageId);
  if (!letter) return null;
  const consents = await listConsents(db, letter.executiveId, [letter.clientId]);
  return agrees(consents, letter.clientId, consentTo.mail) ? toMail(letter, config) : null;
}

/** The token stands behind the # of the address, which a browser sends to nobody: no log has it. */
function toMail({ to, locale, subject, body, ...letter }: Letter, config: Pick<Config, 'storefrontUrl'> & Secret) {
  return { to, locale, subject, text: `${body}\n\n${closingOf({ locale, ...letter }, config)}` };
}

/** Who writes, and the way out: it stands below whatever goes out in an executive's name. */
export function closingOf(
  { clientId, locale, sender }: Pick<Letter, 'clientId' | 'locale' | 'sender'>,
  config: Pick<Config, 'storefrontUrl'> & Secret,
): string {
  const way = toPageAddress(config.storefrontUrl, locale, `/validation/no-mail#${toToken(config, clientId)}`);
  return closings[locale](sender, way);
}

/** She wants none of them. Said twice is said once. */
export async function stopMails(trx: Db, config: Secret, token: string, now: Date): Promise<void> {
  const id = Number(/^\d{1,9}(?=\.)/.exec(token)?.[0] ?? Number.NaN);
  if (Number.isNaN(id) || token !== toToken(config, id)) throw absent();
  const client = await trx
    .selectFrom('client_book as b')
    // Who she turned out to be: it may be somebody with an account, who said yes or no there.
    .leftJoin('client_book as now', 'now.id', 'b.merged_into')
    .select(['b.executive_id', 'b.merged_into'])
    .select(({ fn }) => fn.coalesce('now.account_id', 'b.account_id').as('account_id'))
    .where('b.id', '=', id)
    .executeTakeFirst();
  // Whom nobody has in her book any more is written to by nobody.
  if (!client) return;
  await withdrawConsent(trx, { ...client, clientId: client.merged_into ?? id, name: consentTo.mail, at: now });
}
