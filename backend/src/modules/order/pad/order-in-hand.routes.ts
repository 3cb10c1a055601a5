import type { Handlers } from '../../../kit/handlers.ts';
import type { Kit } from '../../../kit/kit.ts';
import { toPage } from '../../../shared/pagination.mapper.ts';
import { transactions } from '../../../shared/transactions.ts';
import type { CardsPort } from '../../catalogue/cards/cards.mapper.ts';
import type { RewardsPort } from '../../prizes/rewards.service.ts';
import { listBookedClients } from '../core/clients.repository.ts';
import { toOrderChange, toOrderWire, toTotals, toUnits } from '../pricing/order.mapper.ts';
import { priceOpenOrder, readTotals, requirePricedOrder, viewOrder } from '../pricing/price-order.service.ts';
import { type ViewerInput, viewerOf } from '../pricing/viewer.ts';
import { readActiveOrderWire } from './active-order-wire.ts';
import { addLines } from './add-lines.service.ts';
import { omitClientLines, removeOrderLines, updateLine } from './change-lines.service.ts';
import {
  toAddLinesAnswer,
  toClientWire,
  toLineEdit,
  toListsWire,
  toNewLine,
  toOrderToOpen,
  toPendingPage,
  toRecentWire,
  toSuggestionsWire,
  toUpdateLineAnswer,
} from './pad.mapper.ts';
import { listSavedLists } from './pad.repository.ts';
import {
  addClientToBook,
  readRecentArticles,
  removeClientFromBook,
  removeList,
  repeatLines,
  saveList,
} from './pad.service.ts';
import { listPendingOrders, openOrderInHand } from './pending-orders.service.ts';
import { toSizeGridWire } from './size-grid.mapper.ts';
import { readSizeGrid } from './size-grid.service.ts';
import { readSuggestions } from './suggestions.service.ts';

/** The order in hand. */
export function orderInHandHandlers(
  kit: Kit,
  { rewards, cards }: { rewards: RewardsPort; cards: CardsPort },
): Handlers {
  const { db, now } = kit;
  const { change, changeOnce, read } = transactions(kit);
  const toViewer = (input: ViewerInput) => viewerOf(input, now());

  return {
    readOrderInHand: async (input) => {
      const viewer = toViewer(input);
      const view = await read(async (trx) => viewOrder(trx, rewards, await requirePricedOrder(trx, viewer), viewer));
      return { datos: toOrderWire(view, input.locale) };
    },
    readActiveOrder: async (input) => ({ datos: await readActiveOrderWire(kit)(input) }),
    readGrid: async ({ params: { a: codeOrReference, b: campaignCode }, ...input }) => ({
      datos: toSizeGridWire(await readSizeGrid(db, { codeOrReference, campaignCode }, toViewer(input)), input.locale),
    }),
    readOrderUnits: async (input) => ({ datos: toUnits(await priceOpenOrder(db, toViewer(input))) }),
    readSuggestions: async (input) => ({
      datos: toSuggestionsWire(await readSuggestions(db, cards, toViewer(input))),
    }),
    omitClient: async ({ params, query, ...input }) => {
      const choice = { client: params.x, omit: query.omitir !== 'N' };
      const view = await change((trx) => omitClientLines(trx, rewards, choice, toViewer(input)));
      return { datos: toOrderChange(view, input.locale) };
    },
    readOrderTotals: async (input) => ({ datos: toTotals(await readTotals(db, toViewer(input))) }),
    listPendingOrders: async ({ body, ...input }) => {
      const viewer = toViewer(input);
      const { tomar, estados: states, campana: campaign } = body;
      if (tomar !== undefined) await change((trx) => openOrderInHand(trx, toOrderToOpen(tomar), viewer));
      const page = toPage(body);
      const found = await listPendingOrders(db, { page, states, campaign }, viewer);
      return { datos: toPendingPage(found, page, input.locale) };
    },
    addLines: async (input) =>
      changeOnce('addLines', input, async (trx) =>
        toAddLinesAnswer(await addLines(trx, rewards, input.body.lineas.map(toNewLine), toViewer(input)), input.locale),
      ),
    updateLine: async (input) => {
      const edited = await change((trx) => updateLine(trx, rewards, toLineEdit(input.body), toViewer(input)));
      return toUpdateLineAnswer(edited, input.locale);
    },
    removeLines: async ({ body: { lineas: lines, version }, ...input }) => {
      const view = await change((trx) => removeOrderLines(trx, rewards, { lines, version }, toViewer(input)));
      return { datos: toOrderChange(view, input.locale) };
    },
    listOrderClients: async (input) => {
      const clients = await listBookedClients(db, toViewer(input).buyer);
      return { datos: { clients: clients.map(toClientWire) } };
    },
    addOrderClient: async (input) => ({
      datos: toClientWire(await change((trx) => addClientToBook(trx, input.body, toViewer(input)))),
    }),
    removeOrderClient: async ({ body: { client }, ...input }) => {
      const viewer = toViewer(input);
      await change((trx) => removeClientFromBook(trx, client, viewer));
      return { datos: { clients: (await listBookedClients(db, viewer.buyer)).map(toClientWire) } };
    },
    readRecentArticles: async (input) => ({
      datos: toRecentWire(await readRecentArticles(db, toViewer(input)), input.locale),
    }),
    repeatLines: async (input) =>
      changeOnce('repeatLines', input, async (trx) =>
        toAddLinesAnswer(await repeatLines(trx, rewards, input.body, toViewer(input)), input.locale),
      ),
    listSavedLists: async (input) => ({ datos: toListsWire(await listSavedLists(db, toViewer(input).buyer)) }),
    saveList: async (input) =>
      changeOnce('saveList', input, async (trx) => {
        const viewer = toViewer(input);
        const { body } = input;
        await ('remove' in body ? removeList(trx, body.remove, viewer) : saveList(trx, body, viewer));
        return { datos: toListsWire(await listSavedLists(trx, viewer.buyer)) };
      }),
  };
}
