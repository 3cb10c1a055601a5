import type { Handlers } from '../../kit/handlers.ts';
import type { Kit } from '../../kit/kit.ts';
import { absent, Refusal } from '../../shared/errors.ts';
import { requireIdentity } from '../../shared/identity.ts';
import { toRowId } from '../../shared/ids.ts';
import { toPage, toQueryPage } from '../../shared/pagination.mapper.ts';
import { transactions } from '../../shared/transactions.ts';
import type { readActiveOrderWire } from '../order/pad/active-order-wire.ts';
import { countClients, findClient, listClients, listMessages, sumPurchases } from './book.repository.ts';
import {
  toBookFilter,
  toClientEdits,
  toClientsWire,
  toClientWire,
  toEditResults,
  toExecutiveTasks,
  toPurchasesWire,
} from './client-book.mapper.ts';
import type { ClientBookPorts } from './client-edit.ts';
import { listConsents } from './consents.repository.ts';
import { editClients } from './edit.service.ts';
import { listClientsToContact, readExecutiveTasks } from './executive-tasks.ts';

type Ports = ClientBookPorts & { readOrderInHandWire: ReturnType<typeof readActiveOrderWire> };

/** Only a refusal is an answer; any other error is thrown on. */
function unlessRefused(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error;
}

/** An executive's clients: who they are, what they bought, what was written to them. */
export function clientBookHandlers(kit: Kit, ports: Ports): Handlers {
  const { orders, requests } = ports;
  const { config, now } = kit;
  const { read, changeOnce } = transactions(kit);

  return {
    listClients: async ({ identity, query }) => {
      const { accountId } = requireIdentity(identity);
      const page = toQueryPage(query);
      const found = await read(async (trx) => {
        const contacts = await listClientsToContact(trx, accountId, { ...ports, secret: config }, now());
        const filter = toBookFilter(query, contacts);
        const clients = await listClients(trx, accountId, filter, page);
        const ids = clients.map(({ id }) => id);
        return {
          ...{ clients, contacts },
          counts: await countClients(trx, accountId, filter),
          open: await requests.countOpenRequests(trx, accountId, ids, now()),
        };
      });
      return { datos: toClientsWire(found, page) };
    },

    readBookedClient: async ({ identity, params: { x } }) => {
      const { accountId } = requireIdentity(identity);
      const clientId = toRowId(x) ?? 0;
      const known = await read(async (trx) => {
        const client = await findClient(trx, accountId, clientId);
        if (!client) throw absent();
        return {
          client,
          consents: await listConsents(trx, config, accountId, [clientId]),
          address: await orders.addressOf(trx, { executiveId: accountId, clientId }),
          boughtCents: await sumPurchases(trx, accountId, clientId, now()),
          messages: await listMessages(trx, accountId, clientId),
          open: await requests.countOpenRequests(trx, accountId, [clientId], now()),
        };
      });
      return { datos: toClientWire(known, now()) };
    },

    readWaiting: async (input) => {
      const { accountId } = requireIdentity(input.identity);
      const moment = now();
      const found = await read((trx) => readExecutiveTasks(trx, accountId, { ...ports, secret: config }, moment));
      // Between two campaigns there is no order in hand; other tasks are listed all the same.
      const order = await ports.readOrderInHandWire(input).catch(unlessRefused);
      return { datos: toExecutiveTasks(found, order, moment) };
    },

    editClients: (input) =>
      changeOnce('editClients', input, async (trx) => {
        const { accountId: executiveId } = requireIdentity(input.identity);
        const edits = toClientEdits(input.body);
        return {
          datos: toEditResults(
            edits,
            await editClients({ trx, executiveId, secret: config, orders, requests, now: now() }, edits),
          ),
        };
      }),

    listClientPurchases: async ({ identity, locale, body: { cliente, ...asked } }) => {
      const { accountId: executiveId } = requireIdentity(identity);
      const [page, clientId] = [toPage(asked), toRowId(cliente) ?? 0];
      const found = await read(async (trx) => {
        if (!(await findClient(trx, executiveId, clientId))) throw absent();
        return orders.listPurchases(trx, { executiveId, clientId }, page, now());
      });
      return { datos: toPurchasesWire(found, page, locale) };
    },
  };
}
