import { isSameSecret, keyedHash, type Secret } from '../secrets.ts';
import { toMailbox } from '../text.ts';

/** A hash of the mailbox, so that a stored refusal names nobody. */
export const reviewMailboxOf = (secret: Secret, email: string): string =>
  keyedHash(secret, `review mailbox ${toMailbox(email)}`);

const toToken = (secret: Secret, mailbox: string): string =>
  `${mailbox}.${keyedHash(secret, `no review mail ${mailbox}`)}`;

/** It can only refuse mails that ask for reviews, so it never expires. In the fragment it reaches no log. */
export const toNoReviewsPath = (secret: Secret, email: string): string =>
  `/validation/no-reviews#${toToken(secret, reviewMailboxOf(secret, email))}`;

/** The mailbox of a valid token; else null. */
export function readNoReviewsToken(secret: Secret, token: string): string | null {
  const [mailbox = ''] = token.split('.');
  return isSameSecret(toToken(secret, mailbox), token) ? mailbox : null;
}
