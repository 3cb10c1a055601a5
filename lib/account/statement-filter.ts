import { campaignPattern } from '@/contract/rules';
import { statementPath } from '@/lib/access/route-access';
import type { Query } from '@/lib/sign-in/personal-page';

/** The filter as typed; empty means any. */
export type StatementFilter = { campaign: string; from: string; to: string };

export type StatementRequest = {
  filter: StatementFilter;
  page: number;
  /** The invalid field and why: a day that does not exist, or a last day before the first. */
  wrong: { field: 'from' | 'to'; why: 'day' | 'order' } | null;
};

const campaigns = new RegExp(campaignPattern);

const isDay = (text: string): boolean => {
  const noon = new Date(`${text}T12:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(text);
};

const only = (value: Query[string]): string => (typeof value === 'string' ? value.trim() : '');

function findWrong(from: string, to: string): StatementRequest['wrong'] {
  const isOdd = (day: string) => day !== '' && !isDay(day);
  if (isOdd(from)) return { field: 'from', why: 'day' };
  if (isOdd(to)) return { field: 'to', why: 'day' };
  return from !== '' && to !== '' && from > to ? { field: 'to', why: 'order' } : null;
}

/** Reads the filter from the address, where a form without script writes it. */
export function readStatementFilter(query: Query): StatementRequest {
  const campaign = only(query.campaign);
  const [from, to, page] = [only(query.from), only(query.to), only(query.page)];
  return {
    filter: { campaign: campaigns.test(campaign) ? campaign : '', from, to },
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
    wrong: findWrong(from, to),
  };
}

export const isFiltered = ({ campaign, from, to }: StatementFilter): boolean => [campaign, from, to].some(Boolean);

/** The address of this filter, for another page or for the file. */
export function toStatementPath(filter: StatementFilter, { path = statementPath, page = 1 } = {}): string {
  const asked = Object.entries({ ...filter, page: page === 1 ? '' : String(page) }).filter(([, value]) => value);
  return asked.length > 0 ? `${path}?${new URLSearchParams(asked)}` : path;
}
