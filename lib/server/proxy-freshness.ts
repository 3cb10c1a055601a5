import type { ServerResponse } from 'node:http';

/**
 * A proxy of ours in front keeps a page to the end of the running second, then asks again; what `s-maxage` says is for
 * caches that nobody tells of changes. nginx reads this header and passes it on to nobody.
 */
export function limitFreshness(response: ServerResponse, now = Date.now): void {
  const { setHeader } = response;
  response.setHeader = function setOwn(name, value) {
    const header = name.toLowerCase();
    // One that was kept with a page speaks of a second that is over.
    if (header === 'x-accel-expires') return this;
    setHeader.call(this, name, value);
    if (header === 'cache-control' && /\bs-maxage=/.test(String(value))) {
      setHeader.call(this, 'x-accel-expires', `@${Math.floor(now() / 1000)}`);
    }
    return this;
  };
}
