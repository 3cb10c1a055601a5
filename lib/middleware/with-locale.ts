import type { Guard } from './compose';
import { planEntry } from './plan-entry';
import { redirectTo } from './redirect-to';

/** One address per page: no prefix for Spanish, no trailing slash; an unknown path redirects home. */
export const withLocale: Guard = (request, next) => {
  const { pathname, search } = request.nextUrl;
  const { path, keepSearch } = planEntry(pathname);
  return path === pathname ? next(request) : redirectTo(path + (keepSearch ? search : ''));
};
