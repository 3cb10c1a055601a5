import { failureKeys } from 'contract/envelope.ts';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../shared/errors.ts';

/** Refuses what only scanners send: another host before the path, no path at all, a method that echoes. */
export function refuseOddRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'TRACE') {
      reply.header('allow', 'GET, POST');
      throw new Refusal(405, failureKeys.absent);
    }
    if (!request.raw.url?.startsWith('/')) throw new Refusal(400, failureKeys.malformed);
  });
}
