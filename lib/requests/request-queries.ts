import 'server-only';
import { callBackend } from '@/lib/http/backend';
import { type CallContext, toCallOptions } from '@/lib/http/call-context';
import { mapResult, type Result } from '@/lib/result';
import type { InboxFilter } from './inbox-filter';
import { toInbox, toInboxInput } from './request-mappers';
import type { Inbox } from './requests';

export const listRequests = async (reader: CallContext, { states, page }: InboxFilter): Promise<Result<Inbox>> =>
  mapResult(await callBackend('listRequests', { body: toInboxInput(states, page), ...toCallOptions(reader) }), toInbox);
