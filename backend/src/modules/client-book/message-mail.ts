import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import type { Config } from '../../kit/config.ts';
import type { DraftMail, JobPayloads } from '../../kit/outbox.ts';
import { absent } from '../../shared/errors.ts';
import { toPageAddress } from '../../shared/page-address.ts';
import { keyedHash, type Secret } from '../../shared/secrets.ts';
import { words } from '../../words/words.ts';
import { hasConsent, listConsents, withdrawConsent } from './consents.repository.ts';
import { addMailRefusal, mailboxKeyOf } from './mail-refusals.repository.ts';
import { consentForChannel, type OutgoingMessage, readOutgoingMessage } from './messages.repository.ts';

// Not stored: `client.mailbox.signature`. It can only refuse these mails, so it never expires, and it works for the
// mailbox even after the client's row is gone.
const toToken = (config: Secret, clientId: number, mailbox: string) =>
  `${clientId}.${mailbox}.${keyedHash(config, `no client mail ${clientId} ${mailbox}`)}`;

/** Null where the mail may not go any more: conditions can change between queueing and sending. */
export async function writeClientMail(
  db: Db,
  { messageId }: JobPayloads['client-mail'],
  config: Pick<Config, 'storefrontUrl'> & Secret,
): Promise<DraftMail | null> {
  const letter = await readOutgoingMessage(db, messageId);
  if (!letter) return null;
  const consents = await listConsents(db, config, letter.executiveId, [letter.clientId]);
  return hasConsent(consents, letter.clientId, consentForChannel.mail) ? toMail(letter, config) : null;
}

/** The token is in the fragment, which browsers do not send, so no log holds it. */
function toMail(
  { to, locale, subject, body, ...letter }: OutgoingMessage,
  config: Pick<Config, 'storefrontUrl'> & Secret,
) {
  const text = `${body}\n\n${mailClosingOf({ to, locale, ...letter }, config)}`;
  // An executive wrote it: an out-of-office reply to it is right.
  return { to, locale, subject, text, headers: { 'Auto-Submitted': 'no' } };
}

/** Names the executive and how to unsubscribe; closes every mail in an executive's name. */
export function mailClosingOf(
  {
    clientId,
    executiveId,
    to,
    locale,
    sender,
  }: Pick<OutgoingMessage, 'clientId' | 'executiveId' | 'to' | 'locale' | 'sender'>,
  config: Pick<Config, 'storefrontUrl'> & Secret,
): string {
  const token = toToken(config, clientId, mailboxKeyOf(config, executiveId, to));
  const way = toPageAddress(config.storefrontUrl, locale, `/validation/no-mail#${token}`);
  return words[locale].clientMails.closing(sender, way);
}

/** Refuses all these mails; repeating it changes nothing. */
export async function unsubscribeFromClientMails(trx: Db, config: Secret, token: string, now: Date): Promise<void> {
  const [digits = '', mailbox = ''] = token.split('.');
  const id = /^\d{1,9}$/.test(digits) ? Number(digits) : 0;
  if (token !== toToken(config, id, mailbox)) throw absent();
  await addMailRefusal(trx, mailbox, now);
  const client = await trx
    .selectFrom('client_book as b')
    // Follow a merge: the row may now be a client with an account, who answered there.
    .leftJoin('client_book as now', 'now.id', 'b.merged_into')
    .select(['b.executive_id', 'b.merged_into'])
    .leftJoin('accounts as a', (join) => join.on(sql<boolean>`a.id = coalesce(now.account_id, b.account_id)`))
    .select(({ fn }) => [
      fn.coalesce('now.account_id', 'b.account_id').as('account_id'),
      fn.coalesce('a.email', 'now.email', 'b.email').as('email'),
    ])
    .where('b.id', '=', id)
    .executeTakeFirst();
  // Without a row in the executive's book only the mailbox is remembered.
  if (!client?.executive_id) return;
  const { email, executive_id: executiveId, account_id, merged_into } = client;
  // The current address as well, if it is another one.
  if (email !== null) await addMailRefusal(trx, mailboxKeyOf(config, executiveId, email), now);
  const subject = { executive_id: executiveId, account_id, clientId: merged_into ?? id };
  await withdrawConsent(trx, { ...subject, name: consentForChannel.mail, at: now });
}
