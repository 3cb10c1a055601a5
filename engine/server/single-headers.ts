import type { ServerResponse } from 'node:http';

/**
 * Next sets the headers of a freshly rendered response twice, once from the page and once from the cache entry: two
 * Location headers in a redirect, two Link headers on a page. A value that is already there is not added again.
 */
export function keepHeadersSingle(response: ServerResponse): void {
  const append = response.appendHeader;
  response.appendHeader = function appendOnce(name, value) {
    const there = [response.getHeader(name) ?? []].flat();
    const missing = [value].flat().filter((each) => !there.includes(each));
    return missing.length > 0 ? append.call(this, name, missing) : this;
  };
}
