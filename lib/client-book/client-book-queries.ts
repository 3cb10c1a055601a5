import 'server-only';
import { callBackend } from '@/lib/http/backend';
import { type Reader, readerInput } from '@/lib/http/reader';
import { mapResult, type Result } from '@/lib/result';
import type { BookedName, Client, ClientList, Purchases } from './client-book';
import { toClient, toClientList, toClientsQuery, toPurchases } from './client-book-mappers';
import type { ClientsFilter } from './clients-filter';

export const listClients = async (reader: Reader, filter: ClientsFilter, page: number): Promise<Result<ClientList>> =>
  mapResult(
    await callBackend('listClients', { query: toClientsQuery(filter, page), ...readerInput(reader) }),
    toClientList,
  );

export const getClient = async (reader: Reader, id: string): Promise<Result<Client>> =>
  mapResult(await callBackend('readBookedClient', { params: { x: id }, ...readerInput(reader) }), toClient);

export const listPurchases = async (reader: Reader, id: string, page: number): Promise<Result<Purchases>> =>
  mapResult(
    await callBackend('listClientPurchases', {
      body: { cliente: id, pagina: page, tamano: 20 },
      ...readerInput(reader),
    }),
    toPurchases,
  );

/** All clients that the executive can order for, two thousand at most; new entries are compared with them. */
export const listBookedNames = async (reader: Reader): Promise<Result<BookedName[]>> =>
  mapResult(await callBackend('listOrderClients', readerInput(reader)), ({ clients }) => clients);
