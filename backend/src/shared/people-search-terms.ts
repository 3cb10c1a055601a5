import { type RawBuilder, sql } from 'kysely';
import { escapeLike } from './text.ts';

/** Possible meanings of a typed text; null for each that does not apply. A text may have several. */
export type PeopleSearchTerms = {
  /** Words of a name. */
  name: string | null;
  /** The last digits of a telephone number, backwards, as `phone_end` of the database has them. */
  phoneEnd: string | null;
  /** The beginning of a mail address. */
  email: string | null;
  /** In capitals: of an order, an executive or an article, whole or in part. */
  code: string | null;
};

const mostTyped = 100;
const mostWords = 8;
const digitsOfPhone = { least: 6, most: 9 };

export function parsePeopleSearch(given: string): PeopleSearchTerms {
  const typed = given
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, mostTyped);
  const compact = typed.replaceAll(/\s/g, '');
  const isMail = /^[^@\s]{2,}@[^@\s]*$/.test(typed);
  const words = typed.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => word.length > 1);
  const isName = !isMail && /\p{L}{2}/u.test(typed) && words.some((word) => word.length > 2);
  const digits = /^[\d\s()+./-]+$/.test(typed) ? typed.replaceAll(/\D/g, '').slice(-digitsOfPhone.most) : '';
  return {
    name: isName ? words.slice(0, mostWords).join(' ') : null,
    phoneEnd: digits.length >= digitsOfPhone.least ? [...digits].reverse().join('') : null,
    email: isMail ? typed.toLowerCase() : null,
    code: /^[A-Za-z0-9-]{3,40}$/.test(compact) && /\d/.test(compact) ? compact.toUpperCase() : null,
  };
}

export const isNameIn = (words: RawBuilder<unknown>, name: string) =>
  sql<boolean>`name_words(${words}) @@ name_query(${name})`;
export const isPhone = (phone: RawBuilder<unknown>, phoneEnd: string) =>
  sql<boolean>`phone_end(${phone}) like ${`${phoneEnd}%`}`;
export const isMailOf = (email: RawBuilder<unknown>, beginning: string) =>
  sql<boolean>`lower(${email}) like ${`${escapeLike(beginning)}%`}`;

/** One query per possible meaning, so that each uses its index; null if there is none. */
export const unionOf = (queries: readonly (RawBuilder<unknown> | null)[]): RawBuilder<unknown> | null => {
  const asked = queries.filter((query) => query !== null);
  return asked.length === 0 ? null : sql.join(asked, sql` union `);
};

const executivesBy = sql`select e.account_id from executives e join accounts a on a.id = e.account_id where`;

/** Accounts of executives whom the typed text may mean. */
export const executivesMatching = ({ name, phoneEnd, email, code }: PeopleSearchTerms) =>
  unionOf([
    name === null ? null : sql`${executivesBy} ${isNameIn(sql`a.name`, name)}`,
    email === null ? null : sql`${executivesBy} ${isMailOf(sql`a.email`, email)}`,
    phoneEnd === null ? null : sql`${executivesBy} ${isPhone(sql`e.phone`, phoneEnd)}`,
    code === null ? null : sql`${executivesBy} upper(e.code) = ${code}`,
  ]);
