import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Bank, type BankOptions, createBank, type PostedMessage } from './bank.ts';
import { addControl } from './control.routes.ts';
import type { PayerInput } from './operation.ts';
import { pathOf, toErrorPage, toOperationPage } from './pages.ts';
import { SisError } from './request.ts';
import type { Fault } from './scenarios.ts';
import { answerQuery, answerRefund } from './services.ts';
import type { SignedMessage } from './signature.ts';
import { toWayBack } from './way-back.ts';

const tickMs = 1_000;
const largestForm = 32 * 1024;
const html = 'text/html; charset=utf-8';

/** The gateway that Redsys runs for banks: the payer's page, services for shops, and notices. */
export function addBank(app: FastifyInstance, options: BankOptions = {}): void {
  const bank = createBank(options);
  app.register(
    (scope, _options, done) => {
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: largestForm },
        async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
      );
      addPages(scope, bank);
      addServices(scope, bank);
      addControl(scope, bank);
      done();
    },
    { prefix: '/bank' },
  );
  // A caller that brings its own clock also advances it.
  if (options.clock) return;
  const timer = setInterval(() => void bank.courier.deliverDue(), tickMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

function addPages(scope: FastifyInstance, bank: Bank): void {
  scope.post<{ Body: PostedMessage }>('/sis/realizarPago', async ({ body }, reply) => {
    try {
      const operation = bank.begin(body ?? {});
      return reply.type(html).send(toOperationPage(operation, [], toWayBack(operation)));
    } catch (error) {
      if (!(error instanceof SisError)) throw error;
      return reply.code(400).type(html).send(toErrorPage(error));
    }
  });

  scope.get<{ Params: { token: string } }>('/sis/operation/:token', async ({ params }, reply) => {
    const operation = bank.findByToken(params.token);
    if (!operation) return reply.callNotFound();
    return reply.type(html).send(toOperationPage(operation, [], toWayBack(operation)));
  });

  scope.post<{ Params: { token: string }; Body: PayerInput }>(
    '/sis/operation/:token',
    async ({ params, body }, reply) => {
      const operation = bank.findByToken(params.token);
      if (!operation) return reply.callNotFound();
      const problems = await bank.step(operation, body ?? {});
      const wayBack = toWayBack(operation);
      if (operation.stage === 'ended' && operation.scenario.returns === 'redirect' && wayBack)
        return reply.redirect(wayBack.url, 303);
      // Redirects to a page per step, so that reloading presses no button again. Problems are shown in place.
      if (problems.length === 0) return reply.redirect(pathOf(operation), 303);
      return reply
        .code(422)
        .type(html)
        .send(toOperationPage(operation, problems, wayBack));
    },
  );
}

function addServices(scope: FastifyInstance, bank: Bank): void {
  const serve =
    (answer: (bank: Bank, fields: PostedMessage) => SignedMessage) =>
    async (body: PostedMessage, reply: FastifyReply) => {
      try {
        const message = () => answer(bank, body ?? {});
        const fault = bank.nextServiceFault();
        return fault ? failBy(fault, reply, message) : message();
      } catch (error) {
        if (!(error instanceof SisError)) throw error;
        return { errorCode: error.code };
      }
    };
  const query = serve(answerQuery);
  const refund = serve(answerRefund);
  scope.post<{ Body: PostedMessage }>('/sis/rest/consultaOperaciones', ({ body }, reply) => query(body, reply));
  scope.post<{ Body: PostedMessage }>('/sis/rest/trataPeticionREST', ({ body }, reply) => refund(body, reply));
}

/** Simulates a failing service. A failed handshake or an unknown host looks like a lost connection. */
function failBy(fault: Fault, reply: FastifyReply, message: () => SignedMessage): unknown {
  if (fault === '5xx') return reply.code(503).send({ error: 'unavailable' });
  if (fault === 'garbled') return reply.type(html).send('<!doctype html><title>Maintenance</title>');
  if (fault === 'redirect') return reply.redirect('/bank/elsewhere', 302);
  if (fault === 'unsigned') return { ...message(), Ds_Signature: 'AAAA' };
  reply.hijack();
  // A slow service never answers, so its caller needs a timeout.
  if (fault !== 'slow') reply.raw.destroy();
  return reply;
}
