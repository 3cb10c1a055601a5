/**
 * Lets something else leave in the place of what Next says. `choose` gets the status and returns null, or what makes
 * the other answer; it is asked before anything of the first has left.
 *
 * @param {import('node:http').ServerResponse} response
 * @param {(status: number) => null | (() => { status: number, headers: Record<string, string | number>, body?: Buffer })} choose
 */
export function replaceAnswer(response, choose) {
  const { writeHead, write, end } = response;
  let other = null;

  response.writeHead = function replacedHead(status, ...rest) {
    const make = response.headersSent || other ? null : choose(status);
    if (!make) return writeHead.call(this, status, ...rest);
    other = make();
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    return writeHead.call(this, other.status, other.headers);
  };
  response.write = function replacedWrite(...given) {
    startHead();
    return other ? true : write.apply(this, given);
  };
  response.end = function replacedEnd(...given) {
    startHead();
    if (!other) return end.apply(this, given);
    const callback = given.find((each) => typeof each === 'function');
    return end.call(this, other.body, callback);
  };

  /** Node writes an implicit head by a private way that passes by ours. */
  function startHead() {
    if (!response.headersSent && !other && choose(response.statusCode)) response.writeHead(response.statusCode);
  }
}
