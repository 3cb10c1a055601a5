import 'server-only';
import { cache } from 'react';
import { callBackend } from '@/lib/http/backend';
import type { Locale } from '@/lib/i18n/routing';
import { readerInput } from '@/lib/order/order-queries';
import { mapResult, type Result } from '@/lib/result';
import type { Waiting } from './waiting';
import { toWaiting } from './waiting-mappers';

/** Asked once a page: its navigation counts what the page tells. */
export const getWaiting = cache(
  async (token: string, locale: Locale): Promise<Result<Waiting>> =>
    mapResult(await callBackend('readWaiting', readerInput({ token, locale })), toWaiting),
);
