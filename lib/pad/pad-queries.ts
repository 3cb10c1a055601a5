import 'server-only';
import { articleCodePattern } from '@/contract/rules';
import { callBackend } from '@/lib/http/backend';
import { type CallContext, toCallOptions } from '@/lib/http/call-context';
import type { OpenOrders } from '@/lib/pad/open-orders/open-orders';
import { draftsOnly, toOpenOrders } from '@/lib/pad/open-orders/open-orders-mappers';
import type { Query } from '@/lib/sign-in/personal-page';
import type { ReorderOptions } from './reorder';
import { toRecentArticles } from './reorder-mappers';

/** What may be ordered again. Empty when it cannot be read: the pad works without. */
export async function getReorderOptions(reader: CallContext): Promise<ReorderOptions> {
  const [recent, lists] = await Promise.all([
    callBackend('readRecentArticles', toCallOptions(reader)),
    callBackend('listSavedLists', toCallOptions(reader)),
  ]);
  return {
    ...(recent.ok ? toRecentArticles(recent.data) : { articles: [], lastOrder: null }),
    lists: lists.ok ? lists.data.lists : [],
  };
}

/** Empty when they cannot be read: the pad works without. */
export async function getOpenOrders(reader: CallContext): Promise<OpenOrders> {
  const answer = await callBackend('listPendingOrders', { body: draftsOnly, ...toCallOptions(reader) });
  return answer.ok ? toOpenOrders(answer.data) : { orders: [], campaigns: [] };
}

const codes = new RegExp(articleCodePattern);
const only = (value: Query[string]): string => (typeof value === 'string' ? value : '');

/** The text for the pad's field. */
export function readPadCode({ code, quantity }: Query): string {
  if (!codes.test(only(code))) return '';
  return /^[1-9]\d?$/.test(only(quantity)) ? `${only(quantity)}*${only(code)}` : only(code);
}

/** The two codes of a set, which one press adds; empty otherwise. */
export const readPadSet = ({ code }: Query): string[] =>
  Array.isArray(code) && code.length === 2 && code.every((each) => codes.test(each)) ? code : [];

/** A page of the catalogue in any language; no other return address is accepted. */
export const readPadReturn = ({ from }: Query): string | null =>
  /^(?:\/[a-z]{2})?\/catalogue\/[\w/-]+$/.test(only(from)) ? only(from) : null;
