import type { Handlers } from '../../../kit/handlers.ts';
import type { Kit } from '../../../kit/kit.ts';
import { toQueryPage } from '../../../shared/pagination.mapper.ts';
import { transactions } from '../../../shared/transactions.ts';
import { readCalendar } from '../core/campaigns.ts';
import type { OrderPorts } from '../core/order-ports.ts';
import { viewerOf } from '../pricing/viewer.ts';
import { toOrderList, toPlacedFilter, toPlacedWire } from './history.mapper.ts';
import { readPlacedOrder } from './placed-order.service.ts';
import { countPlacedOrders, listOrderedCampaigns, listPlacedOrders } from './placed-orders.repository.ts';
import { toSales } from './sales.mapper.ts';
import { listSoldByCampaign, listSoldByCategory, listSoldByClient } from './sales.repository.ts';

/** Placed orders: the list, their progress, and what they add up to. */
export function historyHandlers(kit: Kit, ports: OrderPorts): Handlers {
  const { now } = kit;
  const { read } = transactions(kit);

  return {
    listOrders: async ({ params, query, ...input }) => {
      const { buyer } = viewerOf(input, now());
      const page = toQueryPage(query);
      const asked = toPlacedFilter({ ...params, ...query });
      const found = await read(async (trx) => ({
        total: await countPlacedOrders(trx, buyer, asked),
        orders: await listPlacedOrders(trx, buyer, asked, page),
        campaigns: await listOrderedCampaigns(trx, buyer),
      }));
      return { datos: toOrderList(found, page, input.locale) };
    },

    readOrder: async ({ params: { a: campaign, b: number }, ...input }) => {
      const viewer = viewerOf(input, now());
      const placed = await read((trx) => readPlacedOrder(trx, ports, { campaign, number }, viewer));
      return { datos: toPlacedWire(placed, input.locale) };
    },

    readSalesSummary: async ({ query: { campana: campaign = null }, ...input }) => {
      const { buyer, now: at } = viewerOf(input, now());
      const sales = await read(async (trx) => {
        const calendar = await readCalendar(trx, at);
        return {
          calendar,
          campaigns: await listSoldByCampaign(trx, buyer, calendar.inForce.code),
          categories: await listSoldByCategory(trx, buyer, campaign),
          clients: await listSoldByClient(trx, buyer, campaign),
        };
      });
      return { datos: toSales(sales, input.locale) };
    },
  };
}
