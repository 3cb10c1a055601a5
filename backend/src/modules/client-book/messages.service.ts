import { fieldProblemKeys } from 'contract/field-problem-keys.ts';
import { holdsLink } from 'contract/rules.ts';
import type { Db } from '../../database/schema.ts';
import type { Kit } from '../../kit/kit.ts';
import { absent, invalid } from '../../shared/errors.ts';
import { countUse } from '../../shared/rate-limit.ts';
import type { Secret } from '../../shared/secrets.ts';
import { unique } from '../../shared/unique.ts';
import { words } from '../../words/words.ts';
import { type ClientRow, findClients } from './book.repository.ts';
import { listConsents } from './consents.repository.ts';
import { mailboxKeyOf } from './mail-refusals.repository.ts';
import { messageFields } from './message-fields.mapper.ts';
import { obstacleOf, saveClientMessage } from './messages.repository.ts';
import type { MessageDraft, MessageResult } from './messages.ts';

/** Personal messages come once or twice a day; more is bulk mail. */
export const messagesPerClientLimit = { max: 2, windowSeconds: 86_400 };
export const messagesPerExecutiveLimit = { max: 300, windowSeconds: 86_400 };

/** Refuses links in what people wrote: a mail of the shop leads to the shop alone. */
export function assertNoLinks({ subject, text }: { subject: string | null; text: string | null }): void {
  if (subject !== null && holdsLink(subject)) throw invalid({ [messageFields.subject]: fieldProblemKeys.pattern });
  if (text !== null && holdsLink(text)) throw invalid({ [messageFields.text]: fieldProblemKeys.pattern });
}

type SendContext = { trx: Db; executiveId: string; secret: Secret; outbox: Kit['outbox']; now: Date; preview: boolean };

/** Sends to every client who can be reached and says why not to the others. A preview changes nothing. */
export async function sendToClients(
  sending: SendContext,
  ids: readonly number[],
  draft: MessageDraft,
): Promise<MessageResult[]> {
  const { trx, executiveId, secret } = sending;
  const clients = await findClients(trx, executiveId, ids);
  // Another executive's client is answered as absent.
  if (clients.length < unique(ids).length) throw absent();
  const consents = await listConsents(trx, secret, executiveId, ids);
  const written: MessageResult[] = [];
  for (const client of clients.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))) {
    const message = toMessage(draft, client);
    const obstacle = obstacleOf(client, draft.channel, consents);
    const outcome = obstacle ?? (await send(sending, draft, client, message));
    written.push({ clientId: client.id, outcome, ...message });
  }
  return written;
}

function toMessage({ kind, channel, subject, text, link }: MessageDraft, { locale }: ClientRow) {
  const house = words[locale].clientMails.messages[kind];
  const address = link?.(locale) ?? null;
  return {
    subject: channel === 'mail' ? subject || house.subject : null,
    text: [text || house.text, address].filter(Boolean).join('\n\n'),
    link: address,
  };
}

async function send(
  { trx, executiveId, secret, outbox, now, preview }: SendContext,
  { kind, channel }: MessageDraft,
  client: ClientRow,
  { subject, text }: ReturnType<typeof toMessage>,
): Promise<'sent' | 'ready' | 'wait'> {
  if (preview) return 'ready';
  if (channel === 'mail' && client.email !== null) {
    const mailbox = mailboxKeyOf(secret, executiveId, client.email);
    if ((await countUse(trx, `client mail ${mailbox}`, messagesPerClientLimit)) !== null) return 'wait';
    if ((await countUse(trx, `client mails ${executiveId}`, messagesPerExecutiveLimit)) !== null) return 'wait';
  }
  const id = await saveClientMessage(trx, {
    executiveId,
    clientId: client.id,
    channel,
    kind,
    locale: client.locale,
    subject: subject ?? words[client.locale].clientMails.messages[kind].subject,
    body: text,
    at: now,
  });
  if (channel !== 'mail') return 'ready';
  await outbox.send(trx, 'client-mail', `client message ${id}`, { messageId: id });
  return 'sent';
}
