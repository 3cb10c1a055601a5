import type { FastifyInstance } from 'fastify';
import { addApi } from './api.ts';
import { addApproval } from './approval.ts';
import { addButton } from './button.ts';
import { addControl } from './control.ts';
import { createWorld, type Settings } from './world.ts';

/** PayPal under /paypal: its API, the payer's page, its notices, and the control calls of tests. */
export function addPayPal(app: FastifyInstance, settings: Partial<Settings> = {}): void {
  const world = createWorld({ now: () => new Date(), seed: 'paypal', webhookUrl: null, ...settings });
  app.register(
    (scope, _options, done) => {
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: 10_000 },
        (_request, body, read) => read(null, Object.fromEntries(new URLSearchParams(String(body)))),
      );
      scope.addHook('onResponse', async () => {
        await world.post.deliver();
      });
      scope.addHook('onClose', async () => world.reset());
      addApi(scope, world);
      addApproval(scope, world);
      addButton(scope, world);
      addControl(scope, world);
      done();
    },
    { prefix: '/paypal' },
  );
}
