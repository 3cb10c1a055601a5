import { failureKeys } from 'contract/envelope.ts';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../../database/database.ts';
import { pendingMigrations } from '../../database/migrations.ts';
import { Refusal } from '../../shared/errors.ts';

// Some load balancers ask by HEAD.
const withHead = { exposeHeadRoute: true };

/** For load balancers and starters, outside the contract: alive says restart or not, ready says send requests or not. */
export function addHealth(app: FastifyInstance, { pool }: OpenDatabase): void {
  app.get('/health/live', withHead, async () => ({ status: 'live' }));

  app.get('/health/ready', withHead, async (request) => {
    const pending = await pendingMigrations(pool).catch((error: unknown) => {
      request.log.error({ err: error }, 'database does not answer');
      return null;
    });
    if (pending === null || pending.length > 0) throw new Refusal(503, failureKeys.busy);
    return { status: 'ready' };
  });
}
