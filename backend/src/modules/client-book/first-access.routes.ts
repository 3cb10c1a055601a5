import type { AnswerOf } from 'contract/calls/table.ts';
import type { Db } from '../../database/schema.ts';
import type { Handlers } from '../../kit/handlers.ts';
import type { Kit } from '../../kit/kit.ts';
import { absent, refused } from '../../shared/errors.ts';
import { requireIdentity } from '../../shared/identity.ts';
import { toRowId } from '../../shared/ids.ts';
import { countUse } from '../../shared/rate-limit.ts';
import type { Secret } from '../../shared/secrets.ts';
import { transactions } from '../../shared/transactions.ts';
import type { InvitationLinks } from '../session/links.repository.ts';
import { type ClientRow, findClient } from './book.repository.ts';
import { givenNameOf } from './client-edit.ts';
import { listConsents } from './consents.repository.ts';
import { markInvited } from './first-access.repository.ts';
import { invitationMinutes, toInvitationLink, toInvitationText } from './invitation-mail.ts';
import { mailboxKeyOf } from './mail-refusals.repository.ts';
import { obstacleOf } from './messages.repository.ts';
import { messagesPerClientLimit, messagesPerExecutiveLimit } from './messages.service.ts';

type Invited = AnswerOf<'inviteClient'>;

/** First access of a client: the executive invites, and the invitation opens once. */
export function firstAccessHandlers(kit: Kit, links: InvitationLinks): Handlers {
  const { now, config, outbox } = kit;
  const { change } = transactions(kit);

  return {
    inviteClient: ({ identity, body }) =>
      change(async (trx) => {
        const { accountId: executiveId, claims } = requireIdentity(identity);
        const byMail = body.channel === 'mail';
        // An advisor acting for the executive could open a link given by hand and pose as the client.
        if (!byMail && claims.actor !== undefined) throw refused();
        const client = await findClient(trx, executiveId, toRowId(body.client) ?? 0);
        if (!client) throw absent();
        const obstacle = await findObstacle({ trx, config, executiveId }, client, byMail);
        if (obstacle !== null) return { datos: nothing(obstacle) };
        const invitedAt = now();
        // In this order, because a job that is writing a mail holds the row; its link then exists and can be ended.
        await markInvited(trx, client.id, invitedAt);
        await links.end(trx, client.id);
        if (byMail) {
          await outbox.send(trx, 'account-mail', `invitation ${crypto.randomUUID()}`, {
            about: 'invitation',
            clientId: client.id,
            invitedAt: invitedAt.toISOString(),
          });
          return { datos: { ...nothing('sent'), until: untilFrom(invitedAt) } };
        }
        const token = await links.create(trx, { clientId: client.id, sentTo: null }, invitationMinutes);
        const link = toInvitationLink(config, client.locale, token);
        const text = toInvitationText(client.locale, givenNameOf(client), link);
        return { datos: { outcome: 'ready', link, text, until: untilFrom(invitedAt) } };
      }),
  };
}

const nothing = (outcome: Invited['outcome']): Invited => ({
  outcome,
  link: null,
  text: null,
  until: null,
});

const untilFrom = (now: Date) => new Date(now.getTime() + invitationMinutes * 60_000).toISOString();

type RequestContext = { trx: Db; config: Secret; executiveId: string };

/** Why the client cannot be invited this way; a mail needs consent to mails and counts towards their limit. */
async function findObstacle({ trx, config, executiveId }: RequestContext, client: ClientRow, byMail: boolean) {
  if (client.state === 'BLOQUEADA') return 'blocked';
  if (client.accountId !== null) return 'hasAccount';
  if (!byMail)
    return (await countUse(trx, `client invitations ${executiveId}`, messagesPerExecutiveLimit)) === null
      ? null
      : 'wait';
  const obstacle = obstacleOf(client, 'mail', await listConsents(trx, config, executiveId, [client.id]));
  if (obstacle !== null) return obstacle;
  const clientWait = await countUse(
    trx,
    `client mail ${mailboxKeyOf(config, executiveId, client.email ?? '')}`,
    messagesPerClientLimit,
  );
  const wait = clientWait ?? (await countUse(trx, `client mails ${executiveId}`, messagesPerExecutiveLimit));
  return wait === null ? null : 'wait';
}
