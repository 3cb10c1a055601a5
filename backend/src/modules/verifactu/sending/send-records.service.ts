import type { Kit } from '../../../kit/kit.ts';
import type { VerifactuConfig } from '../../../kit/verifactu-config.ts';
import { toXmlDocument } from '../../../shared/xml/xml.ts';
import { lockChain } from '../chain/chains.repository.ts';
import { appendEvent } from '../chain/events.repository.ts';
import { type LineAnswer, type MessageAnswer, readAnswer } from '../core/answer.mapper.ts';
import { toMessage } from '../core/record-xml.mapper.ts';
import { postMessage } from './post-message.ts';
import {
  claimSending,
  endSending,
  listWaitingChains,
  readWaiting,
  saveAnswers,
  type WaitingRecord,
} from './submissions.repository.ts';

type SendingContext = Pick<Kit, 'db' | 'now' | 'config'>;

/** Between two tries that fail. */
const retryMs = 60_000;
/** Of an older record the service wants to be told that something kept it: its limit is 240 seconds. */
const promptMs = 3 * 60_000;

/**
 * Sends what waits, one message for each chain: the service says when the next one may come. A message that fails is
 * sent again; records that arrived all the same are then duplicates, which the service says.
 */
export async function sendRecords({ db, now, config: { verifactu } }: SendingContext): Promise<void> {
  if (verifactu === null) return;
  const failures: unknown[] = [];
  for (const { id } of await listWaitingChains(db, verifactu.environment, verifactu.issuer.nif, now()))
    await sendChain({ db, now }, verifactu, id).catch((error: unknown) => failures.push(error));
  // A log has one message of an error, and none of those in a list.
  if (failures.length > 0)
    throw new Error(`records of invoices could not be sent: ${failures.map(reasonOf).join('; ')}`);
}

/** A connection that fails at every address of a host has a code and no message. */
function reasonOf(error: unknown): string {
  const { message, code, name } = error as Error & { code?: string };
  return message || code || name;
}

async function sendChain({ db, now }: Pick<Kit, 'db' | 'now'>, config: VerifactuConfig, id: number): Promise<void> {
  const claimed = await claimSending(db, id, now());
  if (claimed === null) return;
  const { failingSince } = claimed;
  try {
    const waiting = await readWaiting(db, id);
    const records = waiting.map(({ record }) => record);
    const isOld = records.some(({ at }) => now().getTime() - Date.parse(at) > promptMs);
    const message = toXmlDocument(toMessage(config.issuer, records, failingSince !== null || isOld));
    const answer = readAnswer(await postMessage(config, message));
    if (answer.isFault) throw new Error(`the service refused the message: ${answer.text}`);
    const answers = match(waiting, answer.lines);
    await db.transaction().execute(async (trx) => {
      await saveAnswers(trx, answers, answer.csv, now());
      const nextAt = new Date(now().getTime() + answer.waitSeconds * 1_000);
      await endSending(trx, id, { nextAt, failingSince: null });
    });
    if (answers.length < waiting.length)
      throw new Error(`the answer leaves out ${waiting.length - answers.length} records`);
    if (failingSince !== null) await note(db, id, 'records are sent again', now());
  } catch (error) {
    const nextAt = new Date(now().getTime() + retryMs);
    await endSending(db, id, { nextAt, failingSince: failingSince ?? now() });
    if (failingSince === null) await note(db, id, `records cannot be sent: ${reasonOf(error)}`, now());
    throw error;
  }
}

const note = (db: Kit['db'], id: number, detail: string, now: Date) =>
  db.transaction().execute(async (trx) => appendEvent(trx, await lockChain(trx, id), { what: 'note', detail }, now));

/** One answer for each record, in order: an invoice may have two records in one message. */
function match(waiting: readonly WaitingRecord[], lines: Extract<MessageAnswer, { isFault: false }>['lines']) {
  const left: LineAnswer[] = [...lines];
  return waiting.flatMap(({ id, record }) => {
    const at = left.findIndex(({ number, kind }) => number === record.invoice.number && kind === record.kind);
    const [answer] = at < 0 ? [] : left.splice(at, 1);
    return answer ? [{ id, answer }] : [];
  });
}
