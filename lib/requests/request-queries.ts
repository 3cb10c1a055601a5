import 'server-only';
import { cache } from 'react';
import { callBackend } from '@/lib/http/backend';
import { type Reader, readerInput } from '@/lib/http/reader';
import type { Locale } from '@/lib/i18n/routing';
import { mapResult, type Result } from '@/lib/result';
import type { InboxFilter } from './inbox-filter';
import { toClientHome, toInbox, toInboxInput } from './request-mappers';
import type { ClientHome, Inbox } from './requests';

export const listRequests = async (reader: Reader, { states, page }: InboxFilter): Promise<Result<Inbox>> =>
  mapResult(await callBackend('listRequests', { body: toInboxInput(states, page), ...readerInput(reader) }), toInbox);

/** Called once per page: its layout shows numbers from the same response. */
export const getClientHome = cache(
  async (token: string, locale: Locale): Promise<Result<ClientHome>> =>
    mapResult(await callBackend('readClient', readerInput({ token, locale })), toClientHome),
);
