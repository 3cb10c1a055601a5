import type { Socket } from 'node:net';
import { failureKeys } from 'contract/envelope.ts';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../shared/errors.ts';

/** As many as ten database connections answer within the time that a call waits for one. */
const mostAtOnce = 300;
/** Browsers and proxies wait for an answer before they send the next request on a connection. */
const mostOnConnection = 20;
const comeAgainSeconds = 2;

const busy = () => new Refusal(503, failureKeys.busy, undefined, comeAgainSeconds);

/**
 * Connections, processors and memory are limited, and all work comes from calls: beyond this number of calls under way
 * the next one is refused at once, instead of all of them being answered too late.
 */
export function createLoadShedder(most = mostAtOnce) {
  let underWay = 0;
  return async <T>(deadline: AbortSignal, answer: () => Promise<T>): Promise<T> => {
    if (underWay >= most) throw busy();
    underWay += 1;
    let isCounted = true;
    const leave = () => {
      if (isCounted) underWay -= 1;
      isCounted = false;
    };
    // Work that continues then has been answered already, so it must not keep others out.
    deadline.addEventListener('abort', leave);
    try {
      return await answer();
    } finally {
      leave();
    }
  };
}

/** Limits pipelined requests, because all requests in one connection's buffer would be started at once. */
export function limitPipelining(app: FastifyInstance): void {
  const underWay = new WeakMap<Socket, number>();
  const count = (socket: Socket, more: number) => underWay.set(socket, (underWay.get(socket) ?? 0) + more);
  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw;
    if ((underWay.get(socket) ?? 0) >= mostOnConnection) {
      reply.header('connection', 'close');
      throw busy();
    }
    count(socket, 1);
    reply.raw.once('close', () => count(socket, -1));
  });
}
