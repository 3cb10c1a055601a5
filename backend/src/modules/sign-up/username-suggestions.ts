import { emailMaxLength, emailPattern, userPattern } from 'contract/rules.ts';
import type { Db } from '../../database/schema.ts';
import { listTakenUsernames } from './sign-up.repository.ts';

const emails = new RegExp(emailPattern);
const users = new RegExp(userPattern);
const mostSuggestions = 3;

export const isWellFormedEmail = (text: string): boolean => text.length <= emailMaxLength && emails.test(text);
export const isAddressLike = (username: string): boolean => username.includes('@');

/** Free names similar to one that is taken: with a number appended. */
export async function suggestUsernames(db: Db, wanted: string): Promise<string[]> {
  const base = wanted.slice(0, 90);
  const candidates = Array.from({ length: 12 }, (_, at) => `${base}${at + 2}`).filter((name) => users.test(name));
  const taken = new Set(await listTakenUsernames(db, candidates));
  return candidates.filter((name) => !taken.has(name.toLowerCase())).slice(0, mostSuggestions);
}
