import type { FastifyReply } from 'fastify';
import type { Fault } from './scenarios.ts';
import type { World } from './world.ts';

export type FaultAnswer = { status: number; body: unknown };

/** Fails as a broken service does, once, if the scenario says so; else runs the work. */
export async function strike(
  world: World,
  call: Fault['call'],
  reply: FastifyReply,
  work: () => Promise<FaultAnswer>,
): Promise<FastifyReply> {
  if (world.fault?.call !== call) return send(reply, await work());
  const { kind } = world.fault;
  world.fault = null;
  world.note(`${call} strikes: ${kind}`);
  return kinds[kind](world, reply, work);
}

const send = (reply: FastifyReply, { status, body }: FaultAnswer): FastifyReply => reply.code(status).send(body);

type Kind = (
  world: World,
  reply: FastifyReply,
  work: () => Promise<FaultAnswer>,
) => FastifyReply | Promise<FastifyReply>;

const kinds: Record<Fault['kind'], Kind> = {
  unavailable: (_world, reply) => reply.code(503).send({ name: 'INTERNAL_SERVER_ERROR' }),
  busy: (_world, reply) => reply.code(429).send({ name: 'RATE_LIMIT_REACHED' }),
  garbage: (_world, reply) => reply.code(200).type('text/html').send('<p>Down for maintenance.'),
  huge: (_world, reply) => reply.code(200).send({ id: 'HUGE', padding: 'x'.repeat(1024 * 1024) }),
  redirected: (_world, reply) => reply.redirect('/paypal/elsewhere', 302),
  takenBack: (world, reply) => {
    world.tokens.clear();
    return reply.code(401).send({ name: 'AUTHENTICATION_FAILURE' });
  },
  answerLost: async (_world, reply, work) => {
    await work();
    reply.hijack();
    reply.raw.destroy();
    return reply;
  },
  hangs: async (world, reply) => {
    await new Promise<void>((letGo) => {
      world.hanging.push(letGo);
      reply.raw.once('close', letGo);
      world.bell.emit('hangs');
    });
    return reply.code(503).send({ name: 'INTERNAL_SERVER_ERROR' });
  },
};
