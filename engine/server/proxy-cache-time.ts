import type { ServerResponse } from 'node:http';

/**
 * Our own proxy in front caches a page until the end of the current second, then asks again; `s-maxage` is for caches
 * that get no change notices. nginx reads this header and removes it.
 */
export function limitProxyCacheTime(response: ServerResponse, now = Date.now): void {
  const { setHeader } = response;
  response.setHeader = function setOwn(name, value) {
    const header = name.toLowerCase();
    // A value cached with the page names a second that is over.
    if (header === 'x-accel-expires') return this;
    setHeader.call(this, name, value);
    if (header === 'cache-control' && /\bs-maxage=/.test(String(value))) {
      setHeader.call(this, 'x-accel-expires', `@${Math.floor(now() / 1000)}`);
    }
    return this;
  };
}
