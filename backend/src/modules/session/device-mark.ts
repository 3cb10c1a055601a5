import { randomBytes } from 'node:crypto';
import { isSameSecret, keyedHash, type Secret } from '../../shared/secrets.ts';

const daysKnown = 180;
const daySeconds = 24 * 3600;

type Account = { id: string; password_hash: string };

/**
 * A signed cookie by which a browser is known at the next sign-in: `account.day.random.signature`. It grants nothing
 * but its own rate limit, so that strangers' guesses do not slow this browser down. Signed with the password's hash:
 * a password change invalidates all marks of the account.
 */
export function createDeviceMark(config: Secret, account: Account, now: Date): string {
  const body = [account.id, today(now), randomBytes(12).toString('base64url')].join('.');
  return `${body}.${sign(config, account, body)}`;
}

/** The first mark that belongs to this account and has not expired. */
export function findDeviceMark(config: Secret, account: Account, marks: string[], now: Date): string | null {
  return marks.find((mark) => isMarkOf(config, account, mark, now)) ?? null;
}

/** The account that a mark names; not verified, which is enough to be careful. */
export const accountOfMark = (mark: string): string | undefined => mark.split('.')[0];

function isMarkOf(config: Secret, account: Account, mark: string, now: Date): boolean {
  const end = mark.lastIndexOf('.');
  const body = mark.slice(0, Math.max(0, end));
  const [id, day] = body.split('.');
  if (id !== account.id || !(today(now) - Number(day) <= daysKnown)) return false;
  return isSameSecret(`${body}.${sign(config, account, body)}`, mark);
}

const today = (now: Date) => Math.floor(now.getTime() / 1000 / daySeconds);
const sign = (config: Secret, { password_hash }: Account, body: string) =>
  keyedHash(config, `device ${body} ${password_hash}`);
