import { requestHours } from 'contract/rules.ts';
import type { Db } from '../../database/schema.ts';
import type { Kit } from '../../kit/kit.ts';
import type { RequestMailKind } from '../../kit/outbox.ts';
import { countUse, type TokenBucket } from '../../shared/rate-limit.ts';
import { keyedHash, type Secret } from '../../shared/secrets.ts';
import { toMailbox } from '../../shared/text.ts';
import { readMailRecipients } from './people.repository.ts';
import type { RequestRow } from './requests.repository.ts';

const hourMs = 3_600_000;

/** The deadline of the side that has to act. */
export const answerDeadlineFrom = (now: Date): Date => new Date(now.getTime() + requestHours * hourMs);

/** For mails to an unconfirmed mailbox. */
export const mailboxLimit: TokenBucket = { burst: 5, everySeconds: 14_400 };

/** The key that the limit counts by. */
export const mailboxKeyFor = (secret: Secret, email: string): string => keyedHash(secret, `email ${toMailbox(email)}`);

/** Queues one mail per change to the recipients, if the transaction commits. */
export const mailRequest = (
  outbox: Kit['outbox'],
  trx: Db,
  { id, version }: Pick<RequestRow, 'id' | 'version'>,
  about: RequestMailKind,
): Promise<void> => outbox.send(trx, 'request-mail', `request ${id} ${about} ${version}`, { requestId: id, about });

/**
 * Mails the client. An unconfirmed mailbox gets only a few mails about one executive; the page that the earlier ones
 * link to shows the rest.
 */
export async function mailClient(
  { outbox, config }: Pick<Kit, 'outbox' | 'config'>,
  trx: Db,
  request: RequestRow,
  about: 'answered' | 'expired',
): Promise<void> {
  const { client } = await readMailRecipients(trx, request.id);
  if (client && client.email !== null && !client.isConfirmed) {
    const mailbox = `told by ${request.executive_id} ${mailboxKeyFor(config, client.email)}`;
    if ((await countUse(trx, mailbox, mailboxLimit)) !== null) return;
  }
  await mailRequest(outbox, trx, request, about);
}
