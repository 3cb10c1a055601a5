import { failureKeys } from 'contract/envelope.ts';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../../database/database.ts';
import { listPendingMigrations } from '../../database/migrations.ts';
import { MigrationError } from '../../database/sql-files.ts';
import { toRefusal } from '../../plugins/errors.ts';
import { Refusal } from '../../shared/errors.ts';

// Some load balancers use HEAD.
const withHead = { exposeHeadRoute: true };

/** Probes for load balancers and starters, outside the contract: liveness decides restarts, readiness traffic. */
export function addHealth(app: FastifyInstance, { pool }: OpenDatabase): void {
  app.get('/health/live', withHead, async () => ({ status: 'live' }));

  app.get('/health/ready', withHead, async (request) => {
    const pending = await listPendingMigrations(pool).catch((error: unknown) => {
      request.log.error({ err: error }, `not ready: ${reasonOf(error)}`);
      throw new Refusal(503, failureKeys.busy);
    });
    if (pending.length === 0) return { status: 'ready' };
    request.log.error({ pending }, 'not ready: migrations are missing');
    throw new Refusal(503, failureKeys.busy);
  });
}

function reasonOf(error: unknown): string {
  if (error instanceof MigrationError) return 'the database has other migrations than this version';
  return toRefusal(error).status === 503 ? 'the database does not answer' : 'the database refused the check';
}
