import 'server-only';
import { cache } from 'react';
import type { AnswerOf } from '@/contract/calls/table';
import type { Locale } from '@/lib/i18n/routing';
import type { ActiveOrder } from '@/lib/order/order';
import { toActiveOrder } from '@/lib/order/order-mappers';
import { mapResult, type Result } from '@/lib/result';
import { readActiveOrderWire, readDeskTasksWire } from '@/lib/sign-in/session-queries';

/** An executive's tasks today. */
export type DeskTasks = AnswerOf<'readWaiting'>;

/** The numbers in the desk's layout: read once per page, in one call. */
export const getDeskTasks: (token: string, locale: Locale) => Promise<Result<DeskTasks>> = readDeskTasksWire;

/** The order in hand. */
export const getActiveOrder = cache(
  async (token: string, locale: Locale): Promise<Result<ActiveOrder>> =>
    mapResult(await readActiveOrderWire(token, locale), toActiveOrder),
);
