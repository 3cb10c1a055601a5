import { fieldProblemKeys } from 'contract/field-problem-keys.ts';
import type { Locale } from 'contract/public-codes.ts';
import { sentBagKeys } from 'contract/requests/message-keys.ts';
import type { Db } from '../../../database/schema.ts';
import type { Kit } from '../../../kit/kit.ts';
import { conflict, invalid } from '../../../shared/errors.ts';
import { newReferenceCode } from '../../../shared/links/reference-code.ts';
import { countUse, type TokenBucket } from '../../../shared/rate-limit.ts';
import type { DisplayContext } from '../../order/pad/client-articles.ts';
import { takesRequests } from '../people.repository.ts';
import { answerDeadlineFrom, mailRequest } from '../queue-request-mails.ts';
import { addEvents, addRequest, readRequest } from '../requests.repository.ts';
import { compareWithCatalogue, type RequestPorts, type RequestWish, type WishDifference } from '../send.service.ts';
import { addVisitor, countWaitingBags } from '../visitors.repository.ts';

export type BagToSend = DisplayContext & {
  /** Code or alias. */
  executive: string;
  name: string;
  email: string;
  phone: string | null;
  locale: Locale;
  terms: string;
  note: string | null;
  wishes: readonly RequestWish[];
};

export type SentBag = { code: string | null; differences: WishDifference[] };

type Ports = Pick<RequestPorts, 'wares' | 'executives'> & Pick<Kit, 'outbox'>;

/** More cannot be answered within two days; also stops mass mailing of executives. */
export const maxWaitingBags = 40;

/** Also counts bags withdrawn before they are read, because each is a mail to the executive. */
const addresseeLimit: TokenBucket = { burst: maxWaitingBags, everySeconds: 1800 };

/** Sends what is sold now to the chosen executive; refuses where nothing is left. */
export async function sendBag(trx: Db, sending: BagToSend, ports: Ports): Promise<SentBag> {
  const { now, note, name, email, phone, locale, terms } = sending;
  const executiveId = await requireChosen(trx, sending, ports);
  const { lines, differences } = await compareWithCatalogue(trx, sending, ports);
  if (lines.length === 0) return { code: null, differences };
  await requireRoom(trx, executiveId, now);
  const code = newReferenceCode('B', now);
  const visitorId = await addVisitor(trx, { code, name, email, phone, locale, terms, sent_at: now, read_at: null });
  const id = await addRequest(trx, { executiveId, visitorId, note, lines, answerBy: answerDeadlineFrom(now), now });
  await addEvents(trx, id, [{ event: 'sent', side: 'client' }], now);
  const { row } = await readRequest(trx, id);
  await mailRequest(ports.outbox, trx, row, 'sent');
  await mailRequest(ports.outbox, trx, row, 'received');
  return { code, differences };
}

async function requireChosen(trx: Db, { executive }: BagToSend, { executives }: Ports): Promise<string> {
  const chosen = await executives.find(trx, executive);
  if (!chosen) throw invalid({ executive: fieldProblemKeys.absent });
  const { executiveId, isAway } = chosen;
  if (isAway || !(await takesRequests(trx, executiveId))) throw conflict(sentBagKeys.away);
  return executiveId;
}

async function requireRoom(trx: Db, executiveId: string, now: Date): Promise<void> {
  // A simultaneous call waits here for the first one and then counts it.
  const wait = await countUse(trx, `bag to ${executiveId}`, addresseeLimit);
  if (wait !== null || (await countWaitingBags(trx, executiveId, now)) >= maxWaitingBags)
    throw conflict(sentBagKeys.full);
}
