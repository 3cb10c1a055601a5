import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { clearResponseHeaders } from './common-headers.ts';

/** The response that is sent instead of Next's. */
export type Answer = { status: number; headers: OutgoingHttpHeaders; body?: Buffer };

/**
 * The methods that write a response. Node allows several signatures for each, so a wrapper passes its arguments on
 * unchanged.
 */
export type ResponseWriter = {
  writeHead(status: number, ...rest: unknown[]): ServerResponse;
  write(...given: unknown[]): boolean;
  end(...given: unknown[]): ServerResponse;
};

type Choose = (status: number, location: string) => null | (() => Answer);

/**
 * Lets something else leave in the place of what Next says. `choose` gets the status and where it leads, and returns
 * null, or what makes the other answer; it is asked before anything of the first has left.
 */
export function replaceAnswer(response: ServerResponse, choose: Choose): void {
  const leaving: ResponseWriter = response;
  const { writeHead, write, end } = leaving;
  let other: Answer | null = null;

  leaving.writeHead = function replacedHead(status, ...rest) {
    const make = response.headersSent || other ? null : choose(status, locationOf(response, rest.at(-1)));
    if (!make) return writeHead.call(this, status, ...rest);
    other = make();
    clearResponseHeaders(response);
    return writeHead.call(this, other.status, other.headers);
  };
  leaving.write = function replacedWrite(...given) {
    startHead();
    return other ? true : write.apply(this, given);
  };
  leaving.end = function replacedEnd(...given) {
    startHead();
    if (!other) return end.apply(this, given);
    const callback = given.find((each) => typeof each === 'function');
    return end.call(this, other.body, callback);
  };

  /** Node writes an implicit head by an internal method that bypasses our `writeHead`. */
  function startHead(): void {
    if (!response.headersSent && !other && choose(response.statusCode, locationOf(response)))
      response.writeHead(response.statusCode);
  }
}

const locationOf = (response: ServerResponse, headers: unknown = {}): string =>
  String(new Map(Object.entries(Object(headers))).get('location') ?? response.getHeader('location') ?? '');
