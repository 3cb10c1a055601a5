import 'server-only';
import { callBackend } from '@/lib/http/backend';
import { type CallContext, toCallOptions } from '@/lib/http/call-context';
import { mapResult, type Result } from '@/lib/result';
import type { BookedName, Client, ClientList, Purchases } from './client-book';
import { toClient, toClientList, toClientsQuery, toPurchases } from './client-book-mappers';
import type { ClientsFilter } from './clients-filter';

export const listClients = async (
  reader: CallContext,
  filter: ClientsFilter,
  page: number,
): Promise<Result<ClientList>> =>
  mapResult(
    await callBackend('listClients', { query: toClientsQuery(filter, page), ...toCallOptions(reader) }),
    toClientList,
  );

export const getClient = async (reader: CallContext, id: string): Promise<Result<Client>> =>
  mapResult(await callBackend('readBookedClient', { params: { x: id }, ...toCallOptions(reader) }), toClient);

export const listPurchases = async (reader: CallContext, id: string, page: number): Promise<Result<Purchases>> =>
  mapResult(
    await callBackend('listClientPurchases', {
      body: { cliente: id, pagina: page, tamano: 20 },
      ...toCallOptions(reader),
    }),
    toPurchases,
  );

/** All clients that the executive can order for, two thousand at most; new entries are compared with them. */
export const listBookedNames = async (reader: CallContext): Promise<Result<BookedName[]>> =>
  mapResult(await callBackend('listOrderClients', toCallOptions(reader)), ({ clients }) => clients);
