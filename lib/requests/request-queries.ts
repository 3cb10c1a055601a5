import 'server-only';
import { callBackend } from '@/lib/http/backend';
import { type Reader, readerInput } from '@/lib/order/order-queries';
import { mapResult, type Result } from '@/lib/result';
import type { InboxFilter } from './inbox-filter';
import { toClientHome, toInbox, toInboxInput } from './request-mappers';
import type { ClientHome, Inbox } from './requests';

export const listRequests = async (reader: Reader, { states, page }: InboxFilter): Promise<Result<Inbox>> =>
  mapResult(await callBackend('listRequests', { body: toInboxInput(states, page), ...readerInput(reader) }), toInbox);

export const getClientHome = async (reader: Reader): Promise<Result<ClientHome>> =>
  mapResult(await callBackend('readClient', readerInput(reader)), toClientHome);
