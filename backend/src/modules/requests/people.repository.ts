import { barredState } from 'contract/codes.ts';
import type { Locale } from 'contract/public-codes.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { toPublicName } from '../../shared/text.ts';

/** A client's row in the current executive's book, or without an executive. */
export async function findClient(db: Db, accountId: string) {
  return db
    .selectFrom('clients as c')
    .innerJoin('client_book as b', 'b.account_id', 'c.account_id')
    .innerJoin('accounts as a', 'a.id', 'c.account_id')
    .select(['b.id', 'b.executive_id as executiveId', 'a.name', 'a.email', 'a.lang as locale', 'b.phone', 'b.sizes'])
    .select(['b.family_name as familyName', 'b.version'])
    .select((row) => row('b.state', '<>', barredState).as('isWelcome'))
    .where('c.account_id', '=', accountId)
    .executeTakeFirst();
}
export type Client = NonNullable<Awaited<ReturnType<typeof findClient>>>;

export type OwnExecutive = {
  code: string;
  name: string;
  alias: string;
  town: string;
  country: string;
  languages: Locale[];
  presentation: string | null;
  whatsapp: string | null;
  portrait: { hash: string; width: number; height: number; dominant: string } | null;
};

/** The executive as shown to a client: the store's content, and the telephone number if it is public. */
export async function getExecutive(db: Db, executiveId: string): Promise<OwnExecutive> {
  const { rows } = await sql<OwnExecutive>`
    select e.code, a.name, e.alias, e.town, e.country_code as country,
      array(select distinct unnest(e.languages || a.lang)) as languages, e.presentation,
      coalesce(s.whatsapp, case when e.shows_phone then nullif(e.phone, '') end) as whatsapp,
      case when k.hash is not null then json_build_object(
        'hash', k.hash, 'width', k.width, 'height', k.height, 'dominant', k.dominant) end as portrait
    from executives e
      join accounts a on a.id = e.account_id
      left join stores s on s.executive_id = e.account_id
      left join pictures k on k.hash = s.portrait
    where e.account_id = ${executiveId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`There is no executive ${executiveId}`);
  return row;
}

/** Whether the executive still takes requests. */
export async function takesRequests(db: Db, executiveId: string): Promise<boolean> {
  const row = await db
    .selectFrom('executives as e')
    .innerJoin('accounts as a', 'a.id', 'e.account_id')
    .select('e.account_id')
    .where('e.account_id', '=', executiveId)
    .where('a.status', '=', 'active')
    .where('e.state', '<>', barredState)
    .executeTakeFirst();
  return row !== undefined;
}

/** End of the session that makes the call. */
export async function getSessionEnd(db: Db, sessionId: string): Promise<Date> {
  const { expires_at } = await db
    .selectFrom('sessions')
    .select('expires_at')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return expires_at;
}

type MailRecipient = { email: string | null; name: string; locale: Locale };

/** Recipients of mails about a request: its sender, and the executive. A visitor's name is a stranger's text. */
export type MailRecipients = {
  /** Whether the address has been confirmed. */
  client: (MailRecipient & { isConfirmed: boolean }) | null;
  executive: MailRecipient & { publicName: string };
  /** The data for the visitor's link. */
  visitor: { code: string } | null;
};

export async function readMailRecipients(db: Db, requestId: number): Promise<MailRecipients> {
  const row = await db
    .selectFrom('requests as r')
    .innerJoin('accounts as e', 'e.id', 'r.executive_id')
    .innerJoin('executives as x', 'x.account_id', 'r.executive_id')
    .leftJoin('visitors as v', 'v.id', 'r.visitor_id')
    .leftJoin('client_book as b', 'b.id', 'r.client_id')
    .leftJoin('accounts as c', 'c.id', 'b.account_id')
    .select(['e.email', 'e.name', 'e.lang as locale', 'x.given_name as givenName', 'x.family_name as familyName'])
    .select([
      'c.email_confirmed as clientConfirmed',
      'c.email as clientEmail',
      'c.name as clientName',
      'c.lang as clientLocale',
      'b.name as bookedName',
    ])
    .select(['v.code', 'v.email as visitorEmail', 'v.name as visitorName', 'v.locale as visitorLocale'])
    .where('r.id', '=', requestId)
    .executeTakeFirstOrThrow();
  const { email, name, locale, code, visitorEmail, visitorName, visitorLocale } = row;
  const client = row.clientLocale && {
    email: row.clientEmail,
    name: row.clientName ?? row.bookedName ?? '',
    locale: row.clientLocale,
    isConfirmed: row.clientConfirmed === true,
  };
  return {
    executive: { email, name, locale, publicName: toPublicName(row) },
    client: visitorLocale
      ? { email: visitorEmail, name: visitorName ?? '', locale: visitorLocale, isConfirmed: false }
      : client,
    visitor: code === null ? null : { code },
  };
}
