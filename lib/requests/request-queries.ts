import 'server-only';
import { callBackend } from '@/lib/http/backend';
import { type Reader, readerInput } from '@/lib/http/reader';
import { mapResult, type Result } from '@/lib/result';
import type { InboxFilter } from './inbox-filter';
import { toInbox, toInboxInput } from './request-mappers';
import type { Inbox } from './requests';

export const listRequests = async (reader: Reader, { states, page }: InboxFilter): Promise<Result<Inbox>> =>
  mapResult(await callBackend('listRequests', { body: toInboxInput(states, page), ...readerInput(reader) }), toInbox);
