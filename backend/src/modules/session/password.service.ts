import { failureKeys } from 'contract/envelope.ts';
import { type FieldProblemKey, fieldProblemKeys } from 'contract/field-problem-keys.ts';
import { linkFailureKeys } from 'contract/password/schemas.ts';
import { passwordProblem } from 'contract/passwords.ts';
import type { Locale, Scope } from 'contract/public-codes.ts';
import type { Db } from '../../database/schema.ts';
import type { CallInput, Identity } from '../../kit/handlers.ts';
import type { Kit } from '../../kit/kit.ts';
import type { Outbox } from '../../kit/outbox.ts';
import { clientAddressHash } from '../../shared/client-address.ts';
import { absent, invalid, Refusal, refused, signedOut } from '../../shared/errors.ts';
import { assertLimit, clearLimits } from '../../shared/rate-limit.ts';
import { keyedHash } from '../../shared/secrets.ts';
import { consumeLink, endLinks, getLink, lockInvitedClient } from './links.repository.ts';
import { hashPassword, isCommonPassword, verifyPassword } from './passwords.ts';
import { type PasswordFields, passwordFields } from './session.mapper.ts';
import { lockPassword, revokeSessions, setPassword } from './session.repository.ts';
import { normaliseUsername, openSession } from './session.service.ts';
import { clearGuessesAfterPasswordChange } from './sign-in-limits.ts';

/** Guesses at the current password from an open session. */
export const changeLimit = { max: 6, windowSeconds: 900 };

/** A taken user name is tried a few times; more would list which ones exist. */
const beginLimit = { max: 10, windowSeconds: 3600 };

/** Makes the account of an executive who registers. */
export type CompleteEnrolment = (trx: Db, enrolmentId: string, passwordHash: string) => Promise<void>;

/** Makes the account of an invited client; null where the user name is taken. */
export type CompleteInvitation = (
  trx: Db,
  client: {
    clientId: number;
    username: string;
    email: string;
    /** Whether the address is confirmed. */
    isConfirmed: boolean;
    passwordHash: string;
    locale: Locale;
  },
) => Promise<(Parameters<typeof openSession>[2] & { name: string }) | null>;

type PasswordContext = Pick<Kit, 'db' | 'config' | 'outbox'> & {
  completeEnrolment: CompleteEnrolment;
  completeInvitation: CompleteInvitation;
};

type RequestSource = Pick<CallInput<'changePassword'>, 'clientAddress' | 'isAbout'>;
type ByLink = { token: string; scope: Scope; password: string } & RequestSource;

/** By a mailed link; does not sign in. */
export async function setPasswordByLink(
  { db, config, outbox, completeEnrolment }: PasswordContext,
  { token, scope, password, clientAddress, isAbout }: ByLink,
): Promise<void> {
  const link = await getLink(db, token);
  if (link.scope !== scope) throw absent();
  // A new account needs more than a password.
  if (link.address !== null) throw absent();
  if (link.client_id !== null) throw invalid({ [passwordFields.user]: fieldProblemKeys.required });
  isAbout(link.account_id ?? link.username);
  assertGoodPassword(password, [link.username, link.name, link.email ?? '']);
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    if (link.account_id !== null) await lockPassword(trx, link.account_id);
    if (!(await consumeLink(trx, token))) throw new Refusal(410, linkFailureKeys.used);
    if (link.enrolment_id !== null) {
      await completeEnrolment(trx, link.enrolment_id, passwordHash);
      return;
    }
    if (link.account_id === null) throw absent();
    // The mailed link confirms the address. A first password's link was not mailed, but its address needs no proof.
    await keepPassword(trx, outbox, link.account_id, { hash: passwordHash, provesMail: true });
    // Otherwise guesses by strangers would delay the first sign-in with the new password.
    await clearGuessesAfterPasswordChange(trx, config, link.account_id, clientAddressHash(config, clientAddress));
  });
}

type FirstAccess = ByLink & { username: string; email: string | null; locale: Locale; device: string };

/**
 * By an invitation: the account begins with the password, and as it is new, its client is signed in. Its address
 * is the one that the invitation was mailed to, which is confirmed, or else the one typed.
 */
export async function createAccountByInvitation(
  { db, config, completeInvitation }: PasswordContext,
  { token, scope, password, username, email, locale, clientAddress, device, isAbout }: FirstAccess,
) {
  const link = await getLink(db, token);
  const clientId = link.client_id;
  if (clientId === null || link.scope !== scope) throw absent();
  isAbout(`client ${normaliseUsername(username)}`);
  const mail = link.sent_to ?? email;
  if (mail === null) throw invalid({ [passwordFields.mail]: fieldProblemKeys.required });
  // A taken user name is refused openly; for an address that would reveal that it has an account.
  if (username.includes('@')) throw invalid({ [passwordFields.user]: fieldProblemKeys.characters });
  assertGoodPassword(password, [username, link.name, mail]);
  await assertLimit(db, `invitation of ${clientId}`, beginLimit);
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (trx) => {
    await lockInvitedClient(trx, clientId);
    if (!(await consumeLink(trx, token))) throw new Refusal(410, linkFailureKeys.used);
    const isConfirmed = link.sent_to !== null;
    const wanted = { clientId, username: normaliseUsername(username), email: mail, isConfirmed, passwordHash, locale };
    const account = await completeInvitation(trx, wanted);
    if (account === null) throw invalid({ [passwordFields.user]: fieldProblemKeys.taken });
    const whence = { addressHash: clientAddressHash(config, clientAddress), device };
    return { token: await openSession(trx, config, account, whence), name: account.name };
  });
}

/** The caller's account, if the password is right. */
export async function requireOwnPassword(
  { db, config }: Pick<Kit, 'db' | 'config'>,
  identity: Identity,
  current: string,
  clientAddress: string,
  fields: PasswordFields = passwordFields,
) {
  const limitKey = `password ${keyedHash(config, identity.accountId)} ${clientAddressHash(config, clientAddress)}`;
  await assertLimit(db, limitKey, changeLimit);
  const account = await db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', identity.accountId)
    .executeTakeFirstOrThrow();
  if (!(await verifyPassword(account.password_hash, current)))
    throw invalid({ [fields.current]: fieldProblemKeys.wrong });
  await clearLimits(db, [limitKey]);
  return account;
}

type Change = { current: string; password: string; clientAddress: string; device: string };

/** With the current password: all sessions end, and the calling one is replaced by a new one. */
export async function changeOwnPassword({ db, config, outbox }: PasswordContext, identity: Identity, change: Change) {
  // An advisor who acts must not shut the executive out.
  if (identity.claims.actor !== undefined) throw refused();
  const { current, password, clientAddress, device } = change;
  const account = await requireOwnPassword({ db, config }, identity, current, clientAddress);
  if (current.normalize('NFC') === password.normalize('NFC'))
    throw invalid({ [passwordFields.next]: fieldProblemKeys.same });
  assertGoodPassword(password, [account.username, account.name, account.email ?? '']);
  const passwordHash = await hashPassword(password);
  const token = await db.transaction().execute(async (trx) => {
    if ((await lockPassword(trx, account.id))?.hash !== account.password_hash) throw signedOut();
    await keepPassword(trx, outbox, account.id, { hash: passwordHash });
    return openSession(
      trx,
      config,
      { ...account, passwordChanged: true },
      { addressHash: clientAddressHash(config, clientAddress), device },
    );
  });
  return { token, name: account.name };
}

type NewPassword = Parameters<typeof setPassword>[2];

async function keepPassword(trx: Db, outbox: Outbox, accountId: string, password: NewPassword): Promise<void> {
  if (!(await setPassword(trx, accountId, password))) throw new Refusal(404, failureKeys.absent);
  await revokeSessions(trx, { account: accountId });
  await endLinks(trx, accountId);
  await outbox.send(trx, 'account-mail', `password ${crypto.randomUUID()}`, { about: 'password', accountId });
}

export function assertGoodPassword(password: string, about: string[], fields: PasswordFields = passwordFields): void {
  const problem = passwordProblem(password, about) ?? (isCommonPassword(password) ? 'weak' : null);
  if (problem !== null) throw invalid({ [fields.next]: fieldProblemKeys[problem] satisfies FieldProblemKey });
}
