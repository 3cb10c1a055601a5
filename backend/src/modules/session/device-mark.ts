import { randomBytes } from 'node:crypto';
import { keyedHash, type Secret } from '../../shared/client-address.ts';

const daysKnown = 180;
const daySeconds = 24 * 3600;

type Account = { id: string; password_hash: string };

/**
 * What a browser keeps of a sign-in so that it is known at the next one: `account.day.random.signature`. It opens
 * nothing, it only is not slowed down by what strangers try. Signed with the password's hash, so that all marks of an
 * account end with its password.
 */
export function createDeviceMark(config: Secret, account: Account, now: Date): string {
  const body = [account.id, today(now), randomBytes(12).toString('base64url')].join('.');
  return `${body}.${sign(config, account, body)}`;
}

/** The first of the marks that this account gave out and that is not too old. */
export function findDeviceMark(config: Secret, account: Account, marks: string[], now: Date): string | null {
  return marks.find((mark) => isMarkOf(config, account, mark, now)) ?? null;
}

/** Of whom a mark says that it is; unproved, which is enough to be careful. */
export const accountOfMark = (mark: string): string | undefined => mark.split('.')[0];

function isMarkOf(config: Secret, account: Account, mark: string, now: Date): boolean {
  const end = mark.lastIndexOf('.');
  const body = mark.slice(0, Math.max(0, end));
  const [id, day] = body.split('.');
  if (id !== account.id || !(today(now) - Number(day) <= daysKnown)) return false;
  return keyedHash(config, mark) === keyedHash(config, `${body}.${sign(config, account, body)}`);
}

const today = (now: Date) => Math.floor(now.getTime() / 1000 / daySeconds);
const sign = (config: Secret, { password_hash }: Account, body: string) =>
  keyedHash(config, `device ${body} ${password_hash}`);
