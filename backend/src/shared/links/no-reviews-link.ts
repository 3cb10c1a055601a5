import { keyedHash, type Secret } from '../client-address.ts';
import { toMailbox } from '../text.ts';
import { isSameSecret } from './same-secret.ts';

/** Whose wish it is, and no address: what is kept of a refusal names nobody. */
export const reviewMailboxOf = (secret: Secret, email: string): string =>
  keyedHash(secret, `review mailbox ${toMailbox(email)}`);

const toToken = (secret: Secret, mailbox: string): string =>
  `${mailbox}.${keyedHash(secret, `no review mail ${mailbox}`)}`;

/** It says no to mails that ask for reviews and can do nothing else, so it never ends. Behind the hash no log has it. */
export const toNoReviewsPath = (secret: Secret, email: string): string =>
  `/validation/no-reviews#${toToken(secret, reviewMailboxOf(secret, email))}`;

/** The mailbox of a token of ours; null for what is none. */
export function readNoReviewsToken(secret: Secret, token: string): string | null {
  const [mailbox = ''] = token.split('.');
  return isSameSecret(toToken(secret, mailbox), token) ? mailbox : null;
}
