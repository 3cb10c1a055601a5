/**
 * Next gives the answer that it has just made its headers twice, once from the page and once from the cache's entry:
 * two Location headers in a redirect, two Link headers on a page. What stands there already is not added again.
 *
 * @param {import('node:http').ServerResponse} response
 */
export function keepHeadersSingle(response) {
  const append = response.appendHeader;
  response.appendHeader = function appendOnce(name, value) {
    const there = [response.getHeader(name) ?? []].flat();
    const missing = [value].flat().filter((each) => !there.includes(each));
    return missing.length > 0 ? append.call(this, name, missing) : this;
  };
}
