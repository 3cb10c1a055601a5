import { requestStates } from 'contract/codes.ts';
import type { Db } from '../../database/schema.ts';
import type { Kit } from '../../kit/kit.ts';
import { answerDeadlineFrom, mailClient } from './queue-request-mails.ts';
import {
  addEvents,
  listOverdueRequests,
  lockRequest,
  readRequest,
  touchRequest,
  updateLine,
} from './requests.repository.ts';
import { isOpen } from './state.ts';

const step = 50;

type ExpireContext = Pick<Kit, 'outbox' | 'config'>;

/** Expires unanswered requests, each in its own transaction. Returns how many there were. */
export async function expireRequests(db: Db, kit: ExpireContext, now: Date): Promise<number> {
  let expired = 0;
  for (;;) {
    const due = await listOverdueRequests(db, now, step);
    for (const { id, executiveId } of due)
      expired += await db.transaction().execute((trx) => expire(trx, { id, executiveId }, kit, now));
    if (due.length < step) return expired;
  }
}

type Due = { id: number; executiveId: string };

async function expire(trx: Db, { id, executiveId }: Due, kit: ExpireContext, now: Date) {
  const whole = await lockRequest(trx, { executiveId }, id);
  // It may have been answered since the list was read.
  if (!whole || whole.row.answer_by === null || whole.row.answer_by > now) return 0;
  const open = whole.lines.filter(({ state }) => isOpen(state));
  for (const { key } of open) await updateLine(trx, id, key, { state: requestStates.expired });
  await addEvents(
    trx,
    id,
    open.map(({ key }) => ({ event: 'expired', line: key, side: 'shop' })),
    now,
  );
  await touchRequest(trx, id, answerDeadlineFrom(now));
  const { row } = await readRequest(trx, id);
  await mailClient(kit, trx, row, 'expired');
  return 1;
}
