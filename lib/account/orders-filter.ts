import { orderStates } from '@/contract/codes';
import { campaignPattern, orderNumberPattern } from '@/contract/rules';
import { orderPath, ordersPath } from '@/lib/access/route-access';
import type { OrderHead } from '@/lib/order/order';
import type { OrderStateName } from '@/lib/order/order-codes';
import type { Query } from '@/lib/sign-in/personal-page';

/** The filter as typed; empty means any. */
export type OrdersFilter = { campaign: string; state: OrderStateName | ''; text: string };

/** The states of a placed order, in chronological order. */
export const placedStates = (Object.keys(orderStates) as OrderStateName[]).filter((state) => state !== 'draft');

const campaigns = new RegExp(campaignPattern);
const numbers = new RegExp(orderNumberPattern);
const longestText = 60;

const only = (value: Query[string]): string => (typeof value === 'string' ? value.trim() : '');

/** Reads the filter from the address, where a form without script writes it. */
export function readOrdersFilter(query: Query): { filter: OrdersFilter; page: number } {
  const campaign = only(query.campaign);
  const page = only(query.page);
  return {
    filter: {
      campaign: campaigns.test(campaign) ? campaign : '',
      state: placedStates.find((state) => state === only(query.state)) ?? '',
      text: only(query.text).slice(0, longestText),
    },
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

export const isFiltered = (filter: OrdersFilter): boolean => Object.values(filter).some(Boolean);

export function toOrdersPath(filter: OrdersFilter, page = 1): string {
  const asked = Object.entries({ ...filter, page: page === 1 ? '' : String(page) }).filter(([, value]) => value);
  return asked.length > 0 ? `${ordersPath}?${new URLSearchParams(asked)}` : ordersPath;
}

/** The address of an order, by its campaign and number. */
export const toOrderPath = ({ campaign, number }: Pick<OrderHead, 'campaign' | 'number'>): string =>
  `${orderPath}?${new URLSearchParams({ campaign, order: number ?? '' })}`;

/** Null when the address names no order. */
export function readOrderQuery(query: Query): { campaign: string; number: string } | null {
  const [campaign, number] = [only(query.campaign), only(query.order)];
  return campaigns.test(campaign) && numbers.test(number) ? { campaign, number } : null;
}
