import { type Log, RequestLog } from 'backend/src/kit/log.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { addAeat } from './aeat/aeat.ts';
import { addBank } from './bank/bank.routes.ts';
import type { BankOptions } from './bank/bank.ts';
import { addIpLocation } from './ip-location.ts';
import { addMailbox, type MailServerAddress } from './mailbox.ts';
import { addPayPal } from './paypal/paypal.ts';
import type { Settings } from './paypal/world.ts';
import { addTalk } from './talk.ts';

/** Stand-ins for external services. Each has its own group of addresses and knows nothing of the shop. */
export function buildSimulators(
  log: Log,
  options: { bank?: BankOptions; payPal?: Partial<Settings>; mailServer?: MailServerAddress } = {},
): FastifyInstance {
  const app = Fastify({ loggerInstance: log, logController: new RequestLog(), exposeHeadRoutes: false });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
  });
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'simulator failed');
    reply.code(status).send({ error: status >= 500 ? 'broken' : 'refused' });
  });
  app.setNotFoundHandler((_request, reply) => {
    reply.code(404).send({ error: 'no such address' });
  });

  app.get('/health/live', async () => ({ status: 'live' }));
  addIpLocation(app);
  addMailbox(app, options.mailServer);
  addTalk(app);
  addAeat(app);
  addBank(app, options.bank);
  addPayPal(app, options.payPal);
  return app;
}
