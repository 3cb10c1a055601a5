import type { Handlers } from '../../../kit/handlers.ts';
import type { Kit } from '../../../kit/kit.ts';
import { buyerOf } from '../../../shared/buyer.ts';
import { findArrival } from '../../../shared/delivery/dispatch.repository.ts';
import { requireIdentity } from '../../../shared/identity.ts';
import { toQueryPage } from '../../../shared/pagination.mapper.ts';
import { transactions } from '../../../shared/transactions.ts';
import { readCalendar } from '../core/campaigns.ts';
import { readGuest } from '../core/guests.repository.ts';
import { findLinkedOrder } from '../core/linked-order.ts';
import { offerPaymentMethods } from '../pricing/sale.ts';
import { viewerOf } from '../pricing/viewer.ts';
import { toConfirmedWire } from './confirmed-order.mapper.ts';
import { toClientOrders, toGuestOrderWire } from './guest-order.mapper.ts';
import { toOrderList, toPlacedFilter, toPlacedWire } from './history.mapper.ts';
import { listClientOrders } from './orders-by-email.ts';
import { type PlacedPorts, readConfirmedOrder, readOrderRecord, readPlacedOrderView } from './placed-order-view.ts';
import { countPlacedOrders, listOrderedCampaigns, listPlacedOrders } from './placed-orders.repository.ts';
import { toSales } from './sales.mapper.ts';
import { listSoldByCampaign, listSoldByCategory, listSoldByClient } from './sales.repository.ts';

/** Placed orders as executive, client and guest see them: the list, their progress, and what they add up to. */
export function placedHandlers(kit: Kit, ports: PlacedPorts): Handlers {
  const { config, now } = kit;
  const { payments } = ports;
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
      const placed = await read((trx) => readOrderRecord(trx, ports, { campaign, number }, viewer));
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

    readConfirmedOrder: async ({ params, ...input }) => ({
      datos: toConfirmedWire(
        await read((trx) => readConfirmedOrder(trx, ports, params.x, viewerOf(input, now()))),
        input.locale,
      ),
    }),

    readGuestOrder: async ({ body, locale, clientAddress }) => {
      const { id, ...owner } = await findLinkedOrder(kit, body, clientAddress);
      const buyer = buyerOf(owner);
      return read(async (trx) => {
        const view = await readPlacedOrderView(trx, ports, body.number, { buyer, locale, now: now() });
        const guest = await readGuest(trx, buyer.id);
        const withdrawUntil = (await findArrival(trx, id))?.lastDay ?? null;
        const result = await payments.readResult(trx, id);
        const methods = offerPaymentMethods(payments, view.priced);
        return { datos: toGuestOrderWire(view, { guest, withdrawUntil, result, methods }, locale) };
      });
    },

    listClientOrders: async ({ identity }) => {
      const { accountId } = requireIdentity(identity);
      return { datos: toClientOrders(await read((trx) => listClientOrders(trx, config, accountId))) };
    },
  };
}
