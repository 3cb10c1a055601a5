import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { type FaultAnswer, strike } from './faults.ts';
import { capture, findOrder, giveBack, toWire } from './ledger.ts';
import { type Fault, ordinary } from './scenarios.ts';
import { account, courseOf, type Order, remember, type World } from './world.ts';

const AmountSchema = Type.Object({
  currency_code: Type.String({ pattern: '^[A-Z]{3}$' }),
  value: Type.String({ pattern: '^\\d{1,9}\\.\\d{2}$' }),
});
const address = Type.String({ pattern: '^https?://', maxLength: 2000 });
const OrderRequestSchema = Type.Object({
  intent: Type.Literal('CAPTURE'),
  purchase_units: Type.Array(
    Type.Object({
      amount: AmountSchema,
      invoice_id: Type.Optional(Type.String({ maxLength: 127 })),
      custom_id: Type.Optional(Type.String({ maxLength: 127 })),
      description: Type.Optional(Type.String({ maxLength: 127 })),
    }),
    { minItems: 1, maxItems: 1 },
  ),
  payment_source: Type.Object({
    paypal: Type.Object({
      experience_context: Type.Object({
        locale: Type.String({ pattern: '^[a-z]{2}-[A-Z]{2}$' }),
        return_url: address,
        cancel_url: address,
      }),
    }),
  }),
});
const RefundRequestSchema = Type.Object({
  amount: Type.Optional(AmountSchema),
  custom_id: Type.Optional(Type.String({ maxLength: 127 })),
  invoice_id: Type.Optional(Type.String({ maxLength: 127 })),
});
const orderRequests = Compile(OrderRequestSchema);
const refundRequests = Compile(RefundRequestSchema);

type Handler = (request: FastifyRequest<{ Params: { id: string } }>) => FaultAnswer | Promise<FaultAnswer>;

const replayMs = 6 * 3_600_000;
const tokenSeconds = 32_400;

const said = (status: number, body: unknown): FaultAnswer => ({ status, body });
const problem = (status: number, name: string, issue?: string): FaultAnswer =>
  said(status, { name, message: name, debug_id: 'simulated', ...(issue && { details: [{ issue }] }) });
const refused = (issue: string) => problem(422, 'UNPROCESSABLE_ENTITY', issue);
const unknown = () => problem(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
const malformed = () => problem(400, 'INVALID_REQUEST', 'INVALID_PARAMETER_SYNTAX');

export function addApi(app: FastifyInstance, world: World): void {
  const answer = (call: Fault['call'], handler: Handler) => async (request: FastifyRequest, reply: FastifyReply) => {
    const typed = request as Parameters<Handler>[0];
    world.origin = `${request.protocol}://${request.host}`;
    const work = async () => {
      const done = await handler(typed);
      world.note(`${call} ${done.status}`);
      return done;
    };
    // An unauthorised caller learns nothing about the service's state.
    if (call === 'token' || mayCall(world, request)) return strike(world, call, reply, work);
    world.note(`${call} 401`);
    return reply.code(401).send(problem(401, 'AUTHENTICATION_FAILURE').body);
  };

  app.post(
    '/v1/oauth2/token',
    answer('token', ({ headers }) => giveToken(world, headers.authorization)),
  );
  app.post(
    '/v2/checkout/orders',
    answer('create', (request) => once(world, request, () => create(world, request.body))),
  );
  app.get(
    '/v2/checkout/orders/:id',
    answer('read', ({ params }) => read(world, params.id)),
  );
  app.post(
    '/v2/checkout/orders/:id/capture',
    answer('capture', (request) => once(world, request, () => take(world, request.params.id, mockOf(request)))),
  );
  app.post(
    '/v2/payments/captures/:id/refund',
    answer('refund', (request) => once(world, request, () => refund(world, request.params.id, request.body))),
  );
  app.get<{ Params: { id: string } }>('/v1/notifications/certs/:id', async ({ params }, reply) => {
    const pem = world.signers().published.get(params.id);
    return pem ? reply.type('application/x-pem-file').send(pem) : reply.code(404).send(unknown().body);
  });
}

function giveToken(world: World, authorization: string | undefined): FaultAnswer {
  const expected = Buffer.from(`${account.clientId}:${account.secret}`).toString('base64');
  if (authorization !== `Basic ${expected}`) return said(401, { error: 'invalid_client' });
  const token = `A21AA${world.nextId()}`;
  const expires_in = world.chosen.tokenSeconds ?? tokenSeconds;
  remember(world.tokens, token, world.now().getTime() + expires_in * 1000);
  return said(200, { access_token: token, token_type: 'Bearer', expires_in });
}

function mayCall(world: World, { headers }: FastifyRequest): boolean {
  const [, token = ''] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? [];
  return world.now().getTime() < (world.tokens.get(token) ?? 0);
}

/** The same request id does the same again: nothing. With another body it is an error. */
async function once(
  world: World,
  request: FastifyRequest,
  work: () => FaultAnswer | Promise<FaultAnswer>,
): Promise<FaultAnswer> {
  const id = request.headers['paypal-request-id'];
  if (typeof id !== 'string') return work();
  if (id.length > 108) return malformed();
  const key = `${request.url} ${id}`;
  const fingerprint = JSON.stringify(request.body);
  const before = world.replays.get(key);
  if (before && before.until > world.now().getTime())
    return before.fingerprint === fingerprint ? before : refused('DUPLICATE_REQUEST_ID');
  const done = await work();
  if (done.status < 300)
    remember(world.replays, key, { ...done, fingerprint, until: world.now().getTime() + replayMs });
  return done;
}

function create(world: World, body: unknown): FaultAnswer {
  if (!orderRequests.Check(body)) return malformed();
  const order = toOrder(world, body);
  remember(world.orders, order.id, order);
  return said(200, toWire(world, order));
}

function toOrder(world: World, asked: Static<typeof OrderRequestSchema>): Order {
  const {
    purchase_units: [unit],
    payment_source,
  } = asked;
  const { locale, return_url, cancel_url } = payment_source.paypal.experience_context;
  const scenario = world.chosen;
  world.chosen = ordinary;
  const payee = { merchant_id: account.merchantId };
  const nothing = { currency_code: 'EUR', value: '0.00' };
  return {
    id: world.nextId(),
    status: 'PAYER_ACTION_REQUIRED',
    unit: { reference_id: 'default', amount: nothing, ...unit, payee },
    createdAt: world.now(),
    asked,
    locale,
    returnUrl: return_url,
    cancelUrl: cancel_url,
    ...courseOf(scenario),
  };
}

function read(world: World, id: string): FaultAnswer {
  const order = findOrder(world, id);
  return order ? said(200, toWire(world, order)) : unknown();
}

async function take(world: World, id: string, mocked: string | null): Promise<FaultAnswer> {
  const order = findOrder(world, id);
  if (!order) return unknown();
  const refusal = capture(world, order, mocked);
  if (order.scenario.notices === 'beforeAnswer') await world.post.deliver();
  return refusal ? refused(refusal.issue) : said(201, toWire(world, order));
}

function mockOf({ headers }: FastifyRequest): string | null {
  const [, code = null] =
    /"mock_application_codes"\s*:\s*"([A-Z_]{1,60})"/.exec(String(headers['paypal-mock-response'])) ?? [];
  return code;
}

function refund(world: World, captureId: string, body: unknown): FaultAnswer {
  if (!refundRequests.Check(body)) return malformed();
  const order = [...world.orders.values()].find(({ unit }) => unit.payments?.captures[0]?.id === captureId);
  if (!order) return unknown();
  const done = giveBack(world, order, body);
  return 'issue' in done ? refused(done.issue) : said(201, { ...done, payer: { merchant_id: account.merchantId } });
}
