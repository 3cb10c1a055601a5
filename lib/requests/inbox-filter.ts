import { requestsPath } from '@/lib/access/route-access';
import type { Query } from '@/lib/sign-in/personal-page';
import type { RequestState } from './requests';

/** The inbox views, and the request states that each one shows. */
export const inboxViews = {
  open: ['fresh'],
  waiting: ['waiting'],
  done: ['accepted', 'changed', 'declined', 'expired', 'withdrawn'],
  all: [],
} as const satisfies Record<string, readonly RequestState[]>;
export type InboxView = keyof typeof inboxViews;

export type InboxFilter = { view: InboxView; states: readonly RequestState[]; page: number };

/** The view in the address; without one, open requests. */
export function readInboxFilter({ view, page }: Query): InboxFilter {
  const known = Object.keys(inboxViews).find((name): name is InboxView => name === view) ?? 'open';
  return {
    view: known,
    states: inboxViews[known],
    page: typeof page === 'string' && /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

export function toInboxPath(view: InboxView, page = 1): string {
  const asked = new URLSearchParams();
  if (view !== 'open') asked.set('view', view);
  if (page > 1) asked.set('page', `${page}`);
  return asked.size > 0 ? `${requestsPath}?${asked}` : requestsPath;
}

export const countOf = (counts: Partial<Record<RequestState, number>>, view: InboxView): number => {
  const states: readonly RequestState[] = inboxViews[view];
  const wanted = states.length > 0 ? states : (Object.keys(counts) as RequestState[]);
  return wanted.reduce((sum, state) => sum + (counts[state] ?? 0), 0);
};
