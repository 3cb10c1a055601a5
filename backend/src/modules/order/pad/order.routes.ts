import type { Verb } from 'contract/calls.ts';
import type { Answer, CallInput, Handlers } from '../../../handlers.ts';
import type { Db } from '../../../schema.ts';
import { doOnce } from '../../../shared/idempotency.ts';
import { requireIdentity } from '../../../shared/identity.ts';
import { listBookedClients } from '../book/clients.repository.ts';
import type { Neighbours } from '../ports.ts';
import { readTotals, readUnits, requireStanding, toOrderWire, type Viewer } from '../standing/order.service.ts';
import { addLines } from './add-lines.service.ts';
import { dropLines, omit, updateLine } from './change-lines.service.ts';
import { readGrid } from './grid.service.ts';
import { listPending, readActive, takeOrder } from './pending.service.ts';
import { bookClient, readLists, readRecent, repeatLines, saveList, toClientWire } from './quick-order.service.ts';
import { readSuggestions } from './suggestions.service.ts';

export function orderHandlers(db: Db, neighbours: Neighbours, now: () => Date): Handlers {
  const toViewer = ({ identity, locale }: Pick<CallInput<Verb>, 'identity' | 'locale'>): Viewer => ({
    executiveId: requireIdentity(identity).accountId,
    locale,
    now: now(),
  });
  const change = <T>(work: (trx: Db) => Promise<T>): Promise<T> => db.transaction().execute(work);
  /** One state of the bag, while another device may be changing it. */
  const read = <T>(work: (trx: Db) => Promise<T>): Promise<T> =>
    db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
  const changeOnce = <V extends 'addLines' | 'repeatLines' | 'saveList', T>(
    id: V,
    input: CallInput<V>,
    work: (trx: Db, viewer: Viewer) => Promise<Answer<T>>,
  ): Promise<Answer<T>> => {
    const viewer = toViewer(input);
    const key = { owner: viewer.executiveId, key: input.idempotencyKey ?? '', request: [id, input.body] };
    return change((trx) => doOnce(trx, key, () => work(trx, viewer)));
  };

  return {
    readOrderInHand: async (input) => {
      const viewer = toViewer(input);
      return {
        datos: await read(async (trx) => toOrderWire(trx, neighbours, await requireStanding(trx, viewer), viewer)),
      };
    },
    readActiveOrder: async (input) => ({ datos: await readActive(db, toViewer(input)) }),
    readGrid: async ({ params, ...input }) => ({
      datos: await readGrid(db, { codeOrReference: params.a, campaign: params.b }, toViewer(input)),
    }),
    readOrderUnits: async (input) => ({ datos: await readUnits(db, toViewer(input)) }),
    readSuggestions: async (input) => ({ datos: await readSuggestions(db, neighbours, toViewer(input)) }),
    omitClient: async ({ params, query, ...input }) => {
      const asked = { client: params.x, omit: query.omitir !== 'N' };
      return change((trx) => omit(trx, neighbours, asked, toViewer(input)));
    },
    readOrderTotals: async (input) => ({ datos: await readTotals(db, toViewer(input)) }),
    listPendingOrders: async ({ body, ...input }) => {
      const viewer = toViewer(input);
      const { tomar } = body;
      if (tomar !== undefined) await change((trx) => takeOrder(trx, tomar, viewer));
      return { datos: await listPending(db, body, viewer) };
    },
    addLines: async (input) =>
      changeOnce('addLines', input, (trx, viewer) => addLines(trx, neighbours, input.body.lineas, viewer)),
    updateLine: async (input) => change((trx) => updateLine(trx, neighbours, input.body, toViewer(input))),
    removeLines: async (input) => change((trx) => dropLines(trx, neighbours, input.body, toViewer(input))),
    listOrderClients: async (input) => {
      const clients = await listBookedClients(db, toViewer(input).executiveId);
      return { datos: { clientes: clients.map(toClientWire) } };
    },
    addOrderClient: async (input) => ({ datos: await change((trx) => bookClient(trx, input.body, toViewer(input))) }),
    readRecentArticles: async (input) => ({ datos: await readRecent(db, toViewer(input)) }),
    repeatLines: async (input) =>
      changeOnce('repeatLines', input, (trx, viewer) => repeatLines(trx, neighbours, input.body, viewer)),
    listSavedLists: async (input) => ({ datos: await readLists(db, toViewer(input)) }),
    saveList: async (input) =>
      changeOnce('saveList', input, async (trx, viewer) => ({ datos: await saveList(trx, input.body, viewer) })),
  };
}
