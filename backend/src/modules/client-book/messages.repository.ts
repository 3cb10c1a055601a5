import type { Localized } from 'contract/common/schemas.ts';
import type { Locale } from 'contract/public-codes.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { type ClientRow, mailTo } from './book.repository.ts';
import { type Consent, type ConsentName, hasConsent, mailConsent } from './consents.repository.ts';
import type { Channel, MessageKind } from './messages.ts';

/** The consent that each channel needs. */
export const consentForChannel = { mail: mailConsent, telephone: 'PUBLICIDAD_WHATSAPP' } as const satisfies Record<
  Channel,
  ConsentName
>;

/** Why a client cannot be written to on this channel; null where nothing is in the way. */
export function obstacleOf(client: ClientRow, channel: Channel, consents: readonly Consent[]) {
  if (client.state === 'BLOQUEADA') return 'blocked' as const;
  if ((channel === 'mail' ? client.mailTo : client.phone) === null) return 'noAddress' as const;
  return hasConsent(consents, client.id, consentForChannel[channel]) ? null : ('noConsent' as const);
}

const channels = { mail: 'CORREO', telephone: 'WHATSAPP' } as const;
const kinds = {
  message: 'MENSAJE',
  reminder: 'RECORDATORIO',
  invitation: 'INVITACION',
  catalogue: 'CATALOGO',
} as const;

type NewMessage = {
  executiveId: string;
  clientId: number;
  channel: Channel;
  kind: MessageKind;
  locale: Locale;
  subject: string;
  body: string;
  at: Date;
};

export async function saveClientMessage(trx: Db, message: NewMessage): Promise<number> {
  const { executiveId, clientId, channel, kind, ...rest } = message;
  const { id } = await trx
    .insertInto('client_messages')
    .values({ executive_id: executiveId, client_id: clientId, channel: channels[channel], kind: kinds[kind], ...rest })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (kind === 'invitation')
    await trx
      .updateTable('client_book')
      .set({ invited_at: message.at })
      .where('executive_id', '=', executiveId)
      .where('id', '=', clientId)
      .execute();
  return id;
}

export async function findSender(db: Db, executiveId: string): Promise<{ alias: string; name: string }> {
  return db
    .selectFrom('executives as e')
    .innerJoin('accounts as a', 'a.id', 'e.account_id')
    .select(['e.alias', 'a.name'])
    .where('e.account_id', '=', executiveId)
    .executeTakeFirstOrThrow();
}

/** A campaign that is over is not announced. */
export async function findCampaign(db: Db, code: string, now: Date): Promise<boolean> {
  const campaign = await db
    .selectFrom('campaigns')
    .select('code')
    .where('code', '=', code)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return campaign !== undefined;
}

/** A department's address in each language, found by its address in any of them. */
export async function findDepartment(db: Db, slug: string): Promise<Localized | null> {
  const { rows } = await sql<{ slug: Localized }>`
    select slug from departments where ${slug} in (select value from jsonb_each_text(slug)) limit 1`.execute(db);
  return rows[0]?.slug ?? null;
}

export type OutgoingMessage = {
  clientId: number;
  accountId: string | null;
  executiveId: string;
  to: string;
  sender: string;
  locale: Locale;
  subject: string;
  body: string;
};

/** A message as it is sent now; null where the client has refused mails, is blocked or gone. */
export async function readOutgoingMessage(db: Db, messageId: number): Promise<OutgoingMessage | null> {
  const { rows } = await sql<OutgoingMessage>`
    select b.id as "clientId", b.account_id as "accountId", b.executive_id as "executiveId",
      ${mailTo} as "to", e.name as sender, m.locale, m.subject, m.body
    from client_messages m
      join client_book b on b.id = m.client_id
      join accounts e on e.id = b.executive_id
      left join accounts a on a.id = b.account_id
    where m.id = ${messageId} and m.channel = 'CORREO' and b.state = 'ACTIVA'
      and ${mailTo} is not null`.execute(db);
  return rows[0] ?? null;
}
