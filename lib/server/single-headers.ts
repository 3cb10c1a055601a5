import type { ServerResponse } from 'node:http';

/**
 * Next gives the answer that it has just made its headers twice, once from the page and once from the cache's entry:
 * two Location headers in a redirect, two Link headers on a page. What stands there already is not added again.
 */
export function keepHeadersSingle(response: ServerResponse): void {
  const append = response.appendHeader;
  response.appendHeader = function appendOnce(name, value) {
    const there = [response.getHeader(name) ?? []].flat();
    const missing = [value].flat().filter((each) => !there.includes(each));
    return missing.length > 0 ? append.call(this, name, missing) : this;
  };
}
