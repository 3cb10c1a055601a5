import { failureKeys } from 'contract/envelope.ts';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../shared/errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Aborted once the request has been answered without its handler, because that took too long. */
    deadline: AbortSignal;
  }
}

/**
 * Answers 503 to a request that takes too long, whatever it waits for. Fastify's own `handlerTimeout` ends as soon as a
 * body has been read (fastify#6725).
 */
export function addDeadline(app: FastifyInstance, deadlineMs: number): void {
  const timers = new WeakMap<object, NodeJS.Timeout>();
  app.decorateRequest('deadline');
  app.addHook('onRequest', async (request, reply) => {
    const passed = new AbortController();
    request.deadline = passed.signal;
    const timer = setTimeout(() => {
      const tooLate = new Refusal(503, failureKeys.busy);
      passed.abort(tooLate);
      // A disconnected visitor is not answered, but the call's slot is free from now on.
      if (!reply.raw.destroyed) reply.send(tooLate);
    }, deadlineMs);
    timers.set(request, timer);
  });
  app.addHook('onSend', async (request) => clearTimeout(timers.get(request)));
}
