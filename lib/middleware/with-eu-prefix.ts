import { isResourcePath } from '@/lib/access/resource-paths';
import type { Guard } from './compose';
import { planEntry } from './plan-entry';
import { redirectTo } from './redirect-to';

const prefix = /^\/EU(?=\/|$)/;

/** R03: /EU/x is /x, with its query. The browser keeps the fragment by itself. */
export const withEuPrefix: Guard = (request, next) => {
  const { pathname, search } = request.nextUrl;
  if (!prefix.test(pathname)) return next(request);
  const plain = pathname.replace(prefix, '') || '/';
  return redirectTo((prefix.test(plain) || isResourcePath(plain) ? plain : planEntry(plain).path) + search, 308);
};
