import { randomInt } from 'node:crypto';
import { fieldProblemKeys } from 'contract/field-problem-keys.ts';
import type { Db } from '../../database/schema.ts';
import type { Config } from '../../kit/config.ts';
import type { Identity } from '../../kit/handlers.ts';
import type { Kit } from '../../kit/kit.ts';
import { conflict, invalid, refused, signedOut } from '../../shared/errors.ts';
import type { MailChange } from '../../shared/identity.ts';
import { assertLimit, type TokenBucket } from '../../shared/rate-limit.ts';
import { keyedHash } from '../../shared/secrets.ts';
import { toMailboxForLimits } from '../../shared/text.ts';
import { endLinks } from './links.repository.ts';
import { findMailChange, isSignInOfAnother, moveMail, saveMailChange, setCode } from './mail-change.repository.ts';
import { requireOwnPassword } from './password.service.ts';
import { type PasswordFields, passwordFields } from './session.mapper.ts';
import { lockPassword } from './session.repository.ts';

/** How long a mailed code is valid. */
const codeMinutes = 60;
/** Mails to unconfirmed addresses. */
const askLimit: TokenBucket = { burst: 5, everySeconds: 3600 };
/** A code has six digits: a typing mistake is allowed, trying them all is not. */
const guessLimit: TokenBucket = { burst: 5, everySeconds: 900 };

export type MailChanges = ReturnType<typeof ownMailChanges>;

/** Changes of the address for the account that is signed in; `fields` are the names in refusals. */
export const ownMailChanges = (kit: Kit, fields: PasswordFields = passwordFields) => ({
  /** The new address that waits for its code. */
  find: async (db: Db, accountId: string) => (await findMailChange(db, accountId))?.email ?? null,
  check: (identity: Identity, change: MailChange, clientAddress: string) =>
    check({ ...kit, fields }, identity, change, clientAddress),
  keep: (trx: Db, accountId: string, change: MailChange) => keep({ ...kit, fields }, trx, accountId, change),
});

/** Refusals before anything is written: a slow password check and rate limits. */
async function check(
  kit: Pick<Kit, 'db' | 'config'> & { fields: PasswordFields },
  identity: Identity,
  change: MailChange,
  clientAddress: string,
): Promise<void> {
  // An advisor who acts must not take over the executive's account.
  if (identity.claims.actor !== undefined) throw refused();
  const { accountId } = identity;
  if ('code' in change) return assertLimit(kit.db, `mail code ${accountId}`, guessLimit);
  const { email } = await requireOwnPassword(kit, identity, change.password, clientAddress, kit.fields);
  if (email?.toLowerCase() === change.to.toLowerCase()) throw invalid({ [kit.fields.mail]: fieldProblemKeys.same });
  await assertLimit(kit.db, `mail change ${accountId}`, askLimit);
  await assertLimit(kit.db, `mail change to ${keyedHash(kit.config, toMailboxForLimits(change.to))}`, askLimit);
}

async function keep(
  { config, outbox, now, fields }: Pick<Kit, 'config' | 'outbox' | 'now'> & { fields: PasswordFields },
  trx: Db,
  accountId: string,
  change: MailChange,
): Promise<void> {
  if ('to' in change) {
    await saveMailChange(trx, accountId, change.to, codeMinutes);
    await outbox.send(trx, 'account-mail', `mail ${crypto.randomUUID()}`, { about: 'newMail', accountId });
    return;
  }
  if (!(await lockPassword(trx, accountId))) throw signedOut();
  const waiting = await findMailChange(trx, accountId);
  if (!waiting) throw invalid({ [fields.mailCode]: fieldProblemKeys.absent });
  const { email, code_hash: codeHash, was, username } = waiting;
  if (codeHash !== hashCode(config, accountId, change.code))
    throw invalid({ [fields.mailCode]: fieldProblemKeys.wrong });
  if (await isSignInOfAnother(trx, accountId, email)) throw conflict();
  const signsInByMail = username.toLowerCase() === was?.toLowerCase();
  await moveMail(trx, accountId, { email, username: signsInByMail ? email.toLowerCase() : username, now: now() });
  // Links mailed to the former address stop working.
  await endLinks(trx, accountId);
  if (was !== null)
    await outbox.send(trx, 'account-mail', `mail ${crypto.randomUUID()}`, { about: 'mailChanged', accountId, was });
}

/** The mail to the new address: a code, or, where another account has it, only a notice. */
export async function readNewMail(db: Db, config: Config, accountId: string) {
  const waiting = await findMailChange(db, accountId);
  if (!waiting) return null;
  const { email: to, lang: locale } = waiting;
  if (await isSignInOfAnother(db, accountId, to)) return { kind: 'taken' as const, to, locale };
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await setCode(db, accountId, hashCode(config, accountId, code));
  return { kind: 'code' as const, to, locale, code };
}

const hashCode = (config: Config, accountId: string, code: string) =>
  keyedHash(config, `mail code ${accountId} ${code}`);
