import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import {
  executivesMatching,
  isMailOf,
  isNameIn,
  isPhone,
  type PeopleSearchTerms,
  parsePeopleSearch,
  unionOf,
} from '../../shared/people-search-terms.ts';

/** A person with an account, found by a search. */
export type PersonHit = {
  id: string;
  role: 'executive' | 'client';
  name: string;
  email: string | null;
  /** An executive's own code; for a client the executive's code. */
  executiveCode: string;
  blocked: boolean;
  since: Date;
};

const clientsMeant = ({ name, phoneEnd, email }: PeopleSearchTerms) =>
  unionOf([
    name === null
      ? null
      : sql`select c.account_id from accounts a join clients c on c.account_id = a.id where ${isNameIn(sql`a.name`, name)}`,
    email === null
      ? null
      : sql`select c.account_id from accounts a join clients c on c.account_id = a.id where ${isMailOf(sql`a.email`, email)}`,
    phoneEnd === null
      ? null
      : sql`select c.account_id from clients c where c.phone is not null and ${isPhone(sql`c.phone`, phoneEnd)}`,
  ]);

/** Searches executives by code, name, mail or telephone, and clients by all but a code; sorted by name. */
export async function findPeople(db: Db, typed: string, most: number): Promise<PersonHit[]> {
  const terms = parsePeopleSearch(typed);
  const meant = unionOf([executivesMatching(terms), clientsMeant(terms)]);
  if (meant === null) return [];
  const { rows } = await sql<PersonHit>`
    select a.id, case when e.account_id is null then 'client' else 'executive' end as role, a.name, a.email,
      coalesce(e.code, of.code) as "executiveCode", a.status = 'blocked' as blocked, a.created_at as since
    from (${meant}) found (id) join accounts a using (id)
      left join executives e on e.account_id = a.id
      left join clients c on c.account_id = a.id left join executives of on of.account_id = c.executive_id
    order by a.name, a.id limit ${most}`.execute(db);
  return rows;
}
