import type { Guard } from './compose';
import { planEntry } from './plan-entry';
import { redirectTo } from './redirect-to';

/** R03: /EU/x is /x. The browser carries the hash over by itself. */
export const withEuPrefix: Guard = (request, next) => {
  const { pathname, search } = request.nextUrl;
  if (!/^\/EU(\/|$)/.test(pathname)) return next(request);
  const { path, keepSearch } = planEntry(pathname.replace(/^\/EU(?=\/|$)/, '') || '/');
  return redirectTo(path + (keepSearch ? search : ''), 308);
};
