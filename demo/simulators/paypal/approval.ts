import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { showApproval, showGone } from './approval-page.ts';
import { closingPage, closingPolicy } from './button.ts';
import { approve, findOrder, forge } from './ledger.ts';
import type { Order, World } from './world.ts';

export const acts = ['approve', 'cancel', 'leave'];
const choices = Compile(Type.Object({ instrument: Type.String({ maxLength: 20 }) }));

/** The instrument decides the outcome of the capture, unless a scenario does. */
const instruments = new Map<string, Pick<Order, 'capture' | 'later'>>([
  ['balance', { capture: null, later: null }],
  ['bank', { capture: 'PENDING', later: 'COMPLETED' }],
  ['card', { capture: 'INSTRUMENT_DECLINED', later: null }],
]);

/** Where the payer's browser goes next. A payer who only closes the window goes nowhere. */
export function act(world: World, order: Order, what: string, body: unknown): string | null {
  world.note(`payer: ${what}`, { id: order.id });
  forge(world, order);
  if (what === 'leave') return null;
  if (what === 'cancel') return withToken(order.cancelUrl, order, {});
  const chosen = choices.Check(body) ? instruments.get(body.instrument) : undefined;
  if (chosen && order.scenario.capture === undefined) Object.assign(order, chosen);
  approve(world, order);
  return withToken(order.returnUrl, order, { PayerID: 'SIMULATEDPAYER' });
}

function withToken(address: string, { id }: Order, more: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries({ token: id, ...more })) url.searchParams.set(name, value);
  return url.href;
}

/** `window` is one opened by the button: it reports the choice, where a full page would return to the shop. */
type ApprovalRoute = { Querystring: { token?: string; window?: string } };

export function addApproval(app: FastifyInstance, world: World): void {
  app.get<ApprovalRoute>('/checkoutnow', async ({ query }, reply) => {
    const order = findOrder(world, query.token ?? '');
    reply.type('text/html; charset=utf-8');
    return order ? reply.send(showApproval(order, query.window === 'yes')) : reply.code(404).send(showGone());
  });

  app.post<ApprovalRoute>('/checkoutnow', async ({ query, body }, reply) => {
    const order = findOrder(world, query.token ?? '');
    if (!order) return reply.type('text/html; charset=utf-8').code(404).send(showGone());
    const { step = '' } = (body ?? {}) as { step?: string };
    const what = step === 'cancel' ? 'cancel' : 'approve';
    const location = act(world, order, what, body);
    if (query.window === 'yes')
      return reply
        .header('content-security-policy', closingPolicy)
        .type('text/html; charset=utf-8')
        .send(closingPage(what));
    return reply.redirect(location ?? order.cancelUrl, 303);
  });
}
