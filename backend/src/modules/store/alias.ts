import { brandName } from 'contract/brand-name.ts';
import { guestAlias } from 'contract/public-codes.ts';
import { aliasPattern } from 'contract/rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';

const longest = 20;
const mostSuggestions = 5;
const wellFormed = new RegExp(aliasPattern);

/** What looks alike is alike: Ve-1ia is read as the house's name. */
const fold = (alias: string) => alias.toLowerCase().replace(/[-_]/g, '').replaceAll('0', 'o').replace(/[1i]/g, 'l');

const houseWords = ['house', 'shop', 'store', 'welcome'].map(fold);
/** By these, in whatever they stand, somebody could pass for the house. */
const officeWords = [
  ...[brandName, guestAlias, 'admin', 'outlet'],
  ...'soporte ayuda atencion oficial support help official service hilfe'.split(' '),
].map(fold);

/** Of the house, and the codes that whoever joins is called by at first. */
function isReserved(alias: string): boolean {
  const folded = fold(alias);
  return houseWords.includes(folded) || officeWords.some((word) => folded.includes(word)) || /^e\d+$/.test(alias);
}

/** Of these, in small letters, those that she may be called. What she was called before is still hers. */
export async function listFreeAliases(db: Db, executiveId: string | null, aliases: string[]): Promise<string[]> {
  const wanted = aliases.map((alias) => alias.toLowerCase());
  const { rows } = await sql<{ alias: string }>`
    select lower(alias) as alias from executives where lower(alias) = any(${wanted}) and account_id is distinct from ${executiveId}::uuid
    union
    select alias from store_former_aliases where alias = any(${wanted}) and executive_id is distinct from ${executiveId}::uuid`.execute(
    db,
  );
  const taken = new Set(rows.map(({ alias }) => alias));
  return wanted.filter((alias) => !taken.has(alias) && !isReserved(alias));
}

export async function isAliasFree(
  db: Db,
  { executiveId, alias, own }: { executiveId: string; alias: string; own: string },
) {
  // Her own may be one that nobody else could have, such as her code.
  if (alias.toLowerCase() === own.toLowerCase()) return true;
  return (await listFreeAliases(db, executiveId, [alias])).length > 0;
}

export type Namesake = { executiveId: string | null; givenName: string; familyName: string; town: string };

/** What she could be called in place of what somebody else has. */
export async function suggestAliases(db: Db, { executiveId, givenName, familyName, town }: Namesake, wanted: string) {
  const [given, family, place] = [givenName, familyName, town].map(toAlias);
  const candidates = [
    [given, family],
    [wanted.toLowerCase(), place],
    [given, place],
    [given, family?.charAt(0)],
    [wanted.toLowerCase(), '2'],
    [given, family, '2'],
    [given, place, '2'],
  ]
    .map((parts) => parts.filter(Boolean).join('-').slice(0, longest).replace(/-+$/, ''))
    .filter((alias) => wellFormed.test(alias) && alias !== wanted.toLowerCase());
  const free = await listFreeAliases(db, executiveId, [...new Set(candidates)]);
  return free.slice(0, mostSuggestions);
}

const toAlias = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** Of somebody who joins: nothing is hers yet. */
export const newAliases = {
  isFree: async (db: Db, alias: string): Promise<boolean> => (await listFreeAliases(db, null, [alias])).length > 0,
  suggest: (db: Db, person: Omit<Namesake, 'executiveId'>, wanted: string): Promise<string[]> =>
    suggestAliases(db, { ...person, executiveId: null }, wanted),
  /** Whether it is free until the transaction ends. */
  async hold(trx: Db, alias: string): Promise<boolean> {
    await lockAliases(trx);
    return newAliases.isFree(trx, alias);
  },
};

/** One at a time: two who want to be called the same must not both find it free. */
export const lockAliases = (trx: Db) => sql`select pg_advisory_xact_lock(hashtext('store aliases'))`.execute(trx);
