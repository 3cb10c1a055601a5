import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Bank } from './bank.ts';
import { lastPayment, type Operation } from './operation.ts';
import { SisError } from './request.ts';
import { findByName, scenarios } from './scenarios.ts';
import { walk } from './walk.ts';
import { toWayBack } from './way-back.ts';

const Times = Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000 }));
const closed = { additionalProperties: false };
const Order = Type.String({ minLength: 4, maxLength: 12 });

const bodies = {
  scenario: Compile(Type.Object({ name: Type.String(), order: Type.Optional(Order) }, closed)),
  clock: Compile(
    Type.Union([
      Type.Object({ advanceMs: Type.Integer({ minimum: 0 }) }, closed),
      Type.Object({ at: Type.String({ format: 'date-time' }) }, closed),
    ]),
  ),
  deliver: Compile(Type.Object({ order: Type.Optional(Order) }, closed)),
  faults: Compile(
    Type.Union([
      Type.Object({ notices: Type.Enum(['drop', 'delay', 'duplicate', 'reorder']), times: Times }, closed),
      Type.Object(
        { services: Type.Enum(['slow', '5xx', 'drop', 'garbled', 'unsigned', 'redirect']), times: Times },
        closed,
      ),
    ]),
  ),
  pay: Compile(
    Type.Union([
      Type.Object({ order: Order }, closed),
      Type.Object({ form: Type.Record(Type.String(), Type.String()) }, closed),
    ]),
  ),
};

/** How tests control the bank. Everything is JSON; misspelt input is refused, not ignored. */
export function addControl(scope: FastifyInstance, bank: Bank): void {
  scope.get('/control/scenarios', async () => ({ scenarios }));
  scope.get('/control/operations', async () => ({ operations: bank.list().map(toView) }));
  scope.get('/control/events', async () => ({ events: bank.events(), waiting: bank.courier.waiting() }));

  scope.post('/control/scenario', async ({ body }, reply) => {
    if (!bodies.scenario.Check(body) || !findByName(body.name))
      return reply.code(422).send({ error: 'no such scenario' });
    if (body.order === undefined) bank.chooseNext(body.name);
    else bank.chooseFor(body.order, body.name);
    return { chosen: body.name };
  });

  scope.post('/control/clock', async ({ body }, reply) => {
    if (!bodies.clock.Check(body)) return reply.code(422).send({ error: 'no such time' });
    const delivered = await bank.advance('at' in body ? Date.parse(body.at) - bank.now() : body.advanceMs);
    return { now: new Date(bank.now()).toISOString(), delivered };
  });

  scope.post('/control/deliver', async ({ body }, reply) => {
    if (!bodies.deliver.Check(body ?? {})) return reply.code(422).send({ error: 'no such order' });
    return { delivered: await bank.courier.deliverNow((body as { order?: string } | null)?.order ?? null) };
  });

  scope.post('/control/faults', async ({ body }, reply) => {
    if (!bodies.faults.Check(body)) return reply.code(422).send({ error: 'no such fault' });
    const { times = 1 } = body;
    if ('notices' in body) bank.courier.fail(body.notices, times);
    else bank.failServices(body.services, times);
    return { times };
  });

  scope.post('/control/pay', async ({ body }, reply) => {
    if (!bodies.pay.Check(body)) return reply.code(422).send({ error: 'no such payment' });
    try {
      const operation = 'form' in body ? bank.begin(body.form) : bank.find(body.order);
      if (!operation) return reply.code(404).send({ error: 'no such order' });
      await walk(bank, operation);
      return { operation: toView(operation), wayBack: toWayBack(operation) };
    } catch (error) {
      if (!(error instanceof SisError)) throw error;
      return reply.code(422).send({ error: error.code });
    }
  });

  scope.post('/control/reset', async () => {
    bank.reset();
    return { reset: true };
  });
}

const toView = (operation: Operation) => ({
  order: operation.request.order,
  cents: operation.request.cents,
  scenario: operation.scenario.name,
  stage: operation.stage,
  response: lastPayment(operation)?.response ?? null,
  card: operation.card,
  movements: operation.movements,
});
