import { accountConsentNames, type consentNames } from 'contract/people/schemas.ts';
import { termsVersion } from 'contract/rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import type { Secret } from '../../shared/secrets.ts';
import { isInBookOf } from './book.repository.ts';
import { listMailRefusals, mailboxKeyOf } from './mail-refusals.repository.ts';

export type ConsentName = (typeof consentNames)[number];
/** Plus the consents that only the client can give, in the client's own account. */
export type OwnConsentName = ConsentName | (typeof accountConsentNames)[number];
export type Consent = {
  clientId: number;
  name: OwnConsentName;
  given: boolean;
  terms: string;
  byClient: boolean;
  /** Came from the mailbox (the link of a mail), not from this entry. */
  ofAddress: boolean;
  at: Date;
};

/** Without it the executive keeps no sizes of the client. */
export const sizesConsent = 'TALLAS_SOCIA';
/** Without either of them the client's account keeps no sizes. */
export const accountSizesConsent = 'TALLAS_CUENTA';
export const sizesConsents: readonly OwnConsentName[] = [sizesConsent, accountSizesConsent];
/** The client's account keeps the wish list. */
export const wishesConsent = 'DESEOS_CUENTA';

/** Consents that concern the client's account alone are not shown to the executive. */
export const isVisibleToExecutive = <One extends { name: OwnConsentName }>(
  one: One,
): one is One & { name: ConsentName } => !accountConsentNames.some((name) => name === one.name);

/** What has to be agreed to before a mail goes out. */
export const mailConsent: ConsentName = 'PUBLICIDAD_CORREO';

/**
 * The latest answer per consent: the client's own where there is an account, else what was written down. A mailbox that
 * refused mails overrides it, unless the client agreed in the account afterwards.
 */
export async function listConsents(
  db: Db,
  secret: Secret,
  executiveId: string | null,
  clientIds: readonly number[],
): Promise<Consent[]> {
  const said = await listSaid(db, executiveId, clientIds);
  const refused = await listRefusing(db, secret, executiveId, clientIds);
  const isHerLast = ({ given, byClient, at }: Consent, refusedAt: Date) => byClient && (!given || at > refusedAt);
  return refused.reduce((known, { clientId, ...refusal }) => {
    const own = known.find((one) => one.clientId === clientId && one.name === mailConsent);
    if (own && isHerLast(own, refusal.at)) return known;
    const word = { clientId, name: mailConsent, given: false, byClient: true, ofAddress: true, ...refusal };
    return [...known.filter((one) => one !== own), word];
  }, said);
}

async function listRefusing(db: Db, secret: Secret, executiveId: string | null, clientIds: readonly number[]) {
  // A client without an executive is written to by no executive.
  if (clientIds.length === 0 || executiveId === null) return [];
  const clients = await db
    .selectFrom('client_book as b')
    .leftJoin('accounts as a', 'a.id', 'b.account_id')
    .select(['b.id', ({ fn }) => fn.coalesce('a.email', 'b.email').as('email')])
    .where('b.executive_id', '=', executiveId)
    .where('b.id', 'in', clientIds)
    .execute();
  const mailboxes = clients.flatMap(({ id, email }) =>
    email === null ? [] : [{ clientId: id, mailbox: mailboxKeyOf(secret, executiveId, email) }],
  );
  const refused = await listMailRefusals(
    db,
    mailboxes.map(({ mailbox }) => mailbox),
  );
  return mailboxes.flatMap(({ clientId, mailbox }) =>
    refused.filter((one) => one.mailbox === mailbox).map(({ terms, at }) => ({ clientId, terms, at })),
  );
}

async function listSaid(db: Db, executiveId: string | null, clientIds: readonly number[]): Promise<Consent[]> {
  if (clientIds.length === 0) return [];
  const { rows } = await sql<Consent>`
    select distinct on (b.id, c.name) b.id as "clientId", c.name, c.given, c.terms, c."byClient",
      false as "ofAddress", c.at
    from client_book b
      join lateral (
        select id, name, given, terms, by_client as "byClient", at from client_consents
        where b.account_id is null and client_id = b.id
        union all
        select id, name, given, terms, true, at from consents where account_id = b.account_id
      ) c on true
    where ${isInBookOf(executiveId)} and b.id = any(${clientIds}::integer[])
    order by b.id, c.name, c.id desc`.execute(db);
  return rows;
}

export const hasConsent = (consents: readonly Consent[], clientId: number, name: OwnConsentName): boolean =>
  consents.some((one) => one.clientId === clientId && one.name === name && one.given);

/** The client's own refusal of mails. */
export const findMailRefusal = (consents: readonly Consent[], clientId: number): Consent | undefined =>
  consents.find((one) => one.clientId === clientId && one.name === mailConsent && one.byClient && !one.given);

type NewConsent = {
  executiveId: string;
  clientId: number;
  name: ConsentName;
  given: boolean;
  byClient?: boolean;
  at: Date;
};

export async function writeConsent(
  trx: Db,
  { executiveId, clientId, byClient = false, ...said }: NewConsent,
): Promise<void> {
  await trx
    .insertInto('client_consents')
    .values({ executive_id: executiveId, client_id: clientId, by_client: byClient, terms: termsVersion, ...said })
    .execute();
}

type Withdrawn = { executive_id: string; account_id: string | null; clientId: number; name: ConsentName; at: Date };

/** The client's own refusal: it is kept with the consents, and nobody else can revoke it. */
export async function withdrawConsent(trx: Db, { executive_id, account_id, clientId, name, at }: Withdrawn) {
  if (account_id === null)
    return writeConsent(trx, { executiveId: executive_id, clientId, name, given: false, byClient: true, at });
  await trx.insertInto('consents').values({ account_id, name, given: false, terms: termsVersion, at }).execute();
}
