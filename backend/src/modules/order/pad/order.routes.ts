import type { Handlers } from '../../../handlers.ts';
import type { Kit } from '../../../kit.ts';
import { transactions } from '../../../shared/transactions.ts';
import { listBookedClients } from '../book/clients.repository.ts';
import type { PadPorts } from '../ports.ts';
import { readTotals, readUnits, requireStanding, toOrderWire } from '../standing/order.service.ts';
import { type Asking, viewerOf } from '../standing/viewer.ts';
import { addLines } from './add-lines.service.ts';
import { dropLines, omit, updateLine } from './change-lines.service.ts';
import { readGrid } from './grid.service.ts';
import { listPending, readActive, takeOrder } from './pending.service.ts';
import { bookClient, readLists, readRecent, repeatLines, saveList, toClientWire } from './quick-order.service.ts';
import { readSuggestions } from './suggestions.service.ts';

/** The order in hand. */
export function orderHandlers(kit: Kit, { rewards, cards }: PadPorts): Handlers {
  const { db, now } = kit;
  const { change, changeOnce, read } = transactions(kit);
  const toViewer = (input: Asking) => viewerOf(input, now());

  return {
    readOrderInHand: async (input) => {
      const viewer = toViewer(input);
      return {
        datos: await read(async (trx) => toOrderWire(trx, rewards, await requireStanding(trx, viewer), viewer)),
      };
    },
    readActiveOrder: async (input) => ({ datos: await readActive(db, toViewer(input)) }),
    readGrid: async ({ params, ...input }) => ({
      datos: await readGrid(db, { codeOrReference: params.a, campaign: params.b }, toViewer(input)),
    }),
    readOrderUnits: async (input) => ({ datos: await readUnits(db, toViewer(input)) }),
    readSuggestions: async (input) => ({ datos: await readSuggestions(db, cards, toViewer(input)) }),
    omitClient: async ({ params, query, ...input }) => {
      const asked = { client: params.x, omit: query.omitir !== 'N' };
      return change((trx) => omit(trx, rewards, asked, toViewer(input)));
    },
    readOrderTotals: async (input) => ({ datos: await readTotals(db, toViewer(input)) }),
    listPendingOrders: async ({ body, ...input }) => {
      const viewer = toViewer(input);
      const { tomar } = body;
      if (tomar !== undefined) await change((trx) => takeOrder(trx, tomar, viewer));
      return { datos: await listPending(db, body, viewer) };
    },
    addLines: async (input) =>
      changeOnce('addLines', input, (trx) => addLines(trx, rewards, input.body.lineas, toViewer(input))),
    updateLine: async (input) => change((trx) => updateLine(trx, rewards, input.body, toViewer(input))),
    removeLines: async (input) => change((trx) => dropLines(trx, rewards, input.body, toViewer(input))),
    listOrderClients: async (input) => {
      const clients = await listBookedClients(db, toViewer(input).buyer);
      return { datos: { clientes: clients.map(toClientWire) } };
    },
    addOrderClient: async (input) => ({ datos: await change((trx) => bookClient(trx, input.body, toViewer(input))) }),
    readRecentArticles: async (input) => ({ datos: await readRecent(db, toViewer(input)) }),
    repeatLines: async (input) =>
      changeOnce('repeatLines', input, (trx) => repeatLines(trx, rewards, input.body, toViewer(input))),
    listSavedLists: async (input) => ({ datos: await readLists(db, toViewer(input)) }),
    saveList: async (input) =>
      changeOnce('saveList', input, async (trx) => ({ datos: await saveList(trx, input.body, toViewer(input)) })),
  };
}
