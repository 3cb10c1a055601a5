import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { act, acts } from './approval.ts';
import { findOrder, giveBack, settle, toWire, voidOrder } from './ledger.ts';
import { findScenario, scenarios } from './scenarios.ts';
import { choose, courseOf, type World } from './world.ts';

const bodies = {
  webhook: Compile(Type.Object({ url: Type.String({ pattern: '^https?://', maxLength: 2000 }) })),
  scenario: Compile(Type.Object({ name: Type.String({ maxLength: 100 }) })),
  notice: Compile(
    Type.Object({ type: Type.String({ maxLength: 100 }), resource: Type.Record(Type.String(), Type.Unknown()) }),
  ),
  clock: Compile(Type.Object({ seconds: Type.Integer({ minimum: 1, maximum: 100_000_000 }) })),
};
const refusedBody = { error: 'refused' };

/** What tests and people may arrange; PayPal has nothing like it. */
export function addControl(app: FastifyInstance, world: World): void {
  app.get('/control/root', async (_request, reply) => reply.type('application/x-pem-file').send(world.signers().root));
  app.get('/control/scenarios', async () => ({ scenarios }));
  app.get('/control/log', async () => ({ log: world.log }));
  app.get('/control/notices', async () => ({ notices: world.post.waiting() }));
  app.get('/control/orders', async () => ({
    orders: [...world.orders.values()].map((order) => ({
      scenario: order.scenario.name,
      asked: order.asked,
      ...toWire(world, order),
    })),
  }));

  app.post('/control/webhook', async ({ body }, reply) => {
    if (!bodies.webhook.Check(body)) return reply.code(422).send(refusedBody);
    world.webhookUrl = body.url;
    return { url: body.url };
  });
  app.post('/control/scenario', async ({ body }, reply) => {
    const scenario = bodies.scenario.Check(body) ? findScenario(body.name) : undefined;
    if (!scenario) return reply.code(422).send(refusedBody);
    choose(world, scenario);
    return { name: scenario.name };
  });
  app.post('/control/clock', async ({ body }, reply) => {
    if (!bodies.clock.Check(body)) return reply.code(422).send(refusedBody);
    world.aheadMs += body.seconds * 1000;
    return { now: world.now().toISOString() };
  });
  app.post('/control/notice', async ({ body }, reply) => {
    if (!bodies.notice.Check(body)) return reply.code(422).send(refusedBody);
    world.post.write(body.type, body.resource);
    return { notices: world.post.waiting() };
  });
  app.post<{ Querystring: { backwards?: string } }>('/control/deliver', async ({ query }) => ({
    delivered: await world.post.deliverHeld(query.backwards === 'yes'),
    notices: world.post.waiting(),
  }));
  app.post('/control/reset', async () => {
    world.reset();
    return {};
  });
  // Answers as soon as a call hangs, so that tests need not guess how long that takes.
  app.get('/control/hanging', async () => {
    if (world.hanging.length === 0) await new Promise<void>((hangs) => world.bell.once('hangs', hangs));
    return {};
  });

  /** The payer's choices without a page, and events of the order itself. */
  app.post<{ Params: { id: string; what: string } }>('/control/orders/:id/:what', async ({ params, body }, reply) => {
    const order = findOrder(world, params.id);
    const { what } = params;
    if (!order) return reply.code(404).send({ error: 'no such order' });
    // For this one order, because several shops or tests may share the simulator.
    if (what === 'scenario') {
      const scenario = bodies.scenario.Check(body) ? findScenario(body.name) : undefined;
      if (!scenario) return reply.code(422).send(refusedBody);
      Object.assign(order, courseOf(scenario));
      return { name: scenario.name };
    }
    if (what === 'settle') settle(world, order);
    else if (what === 'void') voidOrder(world, order);
    else if (what === 'refund') giveBack(world, order, {});
    else if (acts.includes(what)) return { location: act(world, order, what, body) };
    else return reply.code(404).send({ error: 'no such act' });
    return toWire(world, order);
  });
}
