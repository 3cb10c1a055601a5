import { brandName } from 'contract/brand-name.ts';
import { guestAlias } from 'contract/public-codes.ts';
import { aliasPattern } from 'contract/rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';

const longest = 20;
const mostSuggestions = 5;
const wellFormed = new RegExp(aliasPattern);

/** Treats look-alikes as equal: Ve-1ia is read as the house's name. */
const fold = (alias: string) => alias.toLowerCase().replace(/[-_]/g, '').replaceAll('0', 'o').replace(/[1i]/g, 'l');

const houseWords = ['house', 'shop', 'store', 'welcome'].map(fold);
/** Words that would let an alias pass for the house. */
const officeWords = [
  ...[brandName, guestAlias, 'admin', 'outlet'],
  ...'soporte ayuda atencion oficial support help official service hilfe'.split(' '),
].map(fold);

/** The house's words, and the initial codes of executives. */
function isReserved(alias: string): boolean {
  const folded = fold(alias);
  return houseWords.includes(folded) || officeWords.some((word) => folded.includes(word)) || /^e\d+$/.test(alias);
}

/** The free ones, in small letters. An executive's former aliases stay reserved for that executive. */
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
  // The present alias is allowed even if reserved, such as the initial code.
  if (alias.toLowerCase() === own.toLowerCase()) return true;
  return (await listFreeAliases(db, executiveId, [alias])).length > 0;
}

export type AliasOwner = { executiveId: string | null; givenName: string; familyName: string; town: string };

/** Alternatives to an alias that is taken. */
export async function suggestAliases(db: Db, { executiveId, givenName, familyName, town }: AliasOwner, wanted: string) {
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

export type SignUpAliasesPort = typeof signUpAliasesPort;

/** For registrations, which have no alias yet. */
export const signUpAliasesPort = {
  isFree: async (db: Db, alias: string): Promise<boolean> => (await listFreeAliases(db, null, [alias])).length > 0,
  suggest: (db: Db, person: Omit<AliasOwner, 'executiveId'>, wanted: string): Promise<string[]> =>
    suggestAliases(db, { ...person, executiveId: null }, wanted),
  /** Whether it is free; if so, it stays free until the transaction ends. */
  async hold(trx: Db, alias: string): Promise<boolean> {
    await lockAliases(trx);
    return signUpAliasesPort.isFree(trx, alias);
  },
};

/** Serialised, because two who want the same alias must not both find it free. */
export const lockAliases = (trx: Db) => sql`select pg_advisory_xact_lock(hashtext('store aliases'))`.execute(trx);
