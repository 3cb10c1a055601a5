import type { CallId } from 'contract/calls.ts';
import type { Answer, CallInput, Handlers } from '../../handlers.ts';
import type { Db } from '../../schema.ts';
import { doOnce } from '../../shared/idempotency.ts';
import { requireIdentity } from '../../shared/identity.ts';
import { addLines } from './add-lines.service.ts';
import { dropLines, omit, updateLine } from './change-lines.service.ts';
import { listBookedClients } from './clients.repository.ts';
import { readGrid } from './grid.service.ts';
import type { Neighbours } from './neighbours.ts';
import { readTotals, readUnits, requireStanding, toOrderWire, type Viewer } from './order.service.ts';
import { listPending, readActive, takeOrder } from './pending.service.ts';
import { bookClient, readLists, readRecent, repeatLines, saveList, toClientWire } from './quick-order.service.ts';
import { readSuggestions } from './suggestions.service.ts';

export function orderHandlers(db: Db, neighbours: Neighbours, now: () => Date): Handlers {
  const toViewer = ({ identity, locale }: Pick<CallInput<CallId>, 'identity' | 'locale'>): Viewer => ({
    executiveId: requireIdentity(identity).accountId,
    locale,
    now: now(),
  });
  const change = <T>(work: (trx: Db) => Promise<T>): Promise<T> => db.transaction().execute(work);
  /** One state of the bag, while another device may be changing it. */
  const read = <T>(work: (trx: Db) => Promise<T>): Promise<T> =>
    db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
  const changeOnce = <Id extends 'C068' | 'B013' | 'B015', T>(
    id: Id,
    input: CallInput<Id>,
    work: (trx: Db, viewer: Viewer) => Promise<Answer<T>>,
  ): Promise<Answer<T>> => {
    const viewer = toViewer(input);
    const key = { owner: viewer.executiveId, key: input.idempotencyKey ?? '', request: [id, input.body] };
    return change((trx) => doOnce(trx, key, () => work(trx, viewer)));
  };

  return {
    C043: async (input) => {
      const viewer = toViewer(input);
      return {
        datos: await read(async (trx) => toOrderWire(trx, neighbours, await requireStanding(trx, viewer), viewer)),
      };
    },
    C044: async (input) => ({ datos: await readActive(db, toViewer(input)) }),
    C047: async ({ params, ...input }) => ({
      datos: await readGrid(db, { codeOrReference: params.a, campaign: params.b }, toViewer(input)),
    }),
    C048: async (input) => ({ datos: await readUnits(db, toViewer(input)) }),
    C049: async (input) => ({ datos: await readSuggestions(db, neighbours, toViewer(input)) }),
    C050: async ({ params, query, ...input }) => {
      const asked = { client: params.x, omit: query.omitir !== 'N' };
      return change((trx) => omit(trx, neighbours, asked, toViewer(input)));
    },
    C054: async (input) => ({ datos: await readTotals(db, toViewer(input)) }),
    C067: async ({ body, ...input }) => {
      const viewer = toViewer(input);
      const { tomar } = body;
      if (tomar !== undefined) await change((trx) => takeOrder(trx, tomar, viewer));
      return { datos: await listPending(db, body, viewer) };
    },
    C068: async (input) =>
      changeOnce('C068', input, (trx, viewer) => addLines(trx, neighbours, input.body.lineas, viewer)),
    C069: async (input) => change((trx) => updateLine(trx, neighbours, input.body, toViewer(input))),
    C070: async (input) => change((trx) => dropLines(trx, neighbours, input.body, toViewer(input))),
    B010: async (input) => {
      const clients = await listBookedClients(db, toViewer(input).executiveId);
      return { datos: { clientes: clients.map(toClientWire) } };
    },
    B011: async (input) => ({ datos: await change((trx) => bookClient(trx, input.body, toViewer(input))) }),
    B012: async (input) => ({ datos: await readRecent(db, toViewer(input)) }),
    B013: async (input) => changeOnce('B013', input, (trx, viewer) => repeatLines(trx, neighbours, input.body, viewer)),
    B014: async (input) => ({ datos: await readLists(db, toViewer(input)) }),
    B015: async (input) =>
      changeOnce('B015', input, async (trx, viewer) => ({ datos: await saveList(trx, input.body, viewer) })),
  };
}
