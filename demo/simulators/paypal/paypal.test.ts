import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { addPayPal } from './paypal.ts';
import { account } from './world.ts';

let at = Date.parse('2026-11-22T10:00:00Z');
const hours = (count: number) => {
  at += count * 3_600_000;
};
const build = () => {
  const app = Fastify();
  addPayPal(app, { now: () => new Date(at), webhookUrl: null });
  return app;
};

let app: FastifyInstance;
beforeAll(() => {
  app = build();
});
afterAll(() => app.close());

type Order = { id: string; status: string; purchase_units: { payments?: { captures: { status: string }[] } }[] };
type Issue = { details: { issue: string }[] };
const basic = `Basic ${Buffer.from(`${account.clientId}:${account.secret}`).toString('base64')}`;
const form = 'application/x-www-form-urlencoded';

let bearer = '';
beforeEach(async () => {
  await control('reset');
  bearer = await tokenOf(app);
});

async function tokenOf(simulator: FastifyInstance): Promise<string> {
  const reply = await simulator.inject({
    method: 'POST',
    url: '/paypal/v1/oauth2/token',
    headers: { authorization: basic, 'content-type': form },
    payload: 'grant_type=client_credentials',
  });
  return `Bearer ${reply.json<{ access_token: string }>().access_token}`;
}

const control = (path: string, payload: object = {}) =>
  app.inject({ method: 'POST', url: `/paypal/control/${path}`, payload });
const post = (path: string, payload: object = {}, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: `/paypal${path}`, headers: { authorization: bearer, ...headers }, payload });

const anOrder = (value = '49.90', locale = 'es-ES', description = '000112345678') => ({
  intent: 'CAPTURE',
  purchase_units: [{ amount: { currency_code: 'EUR', value }, description }],
  payment_source: {
    paypal: {
      experience_context: {
        locale,
        return_url: 'https://shop.example/ok?said=yes',
        cancel_url: 'https://shop.example/no',
      },
    },
  },
});
const create = async (...given: Parameters<typeof anOrder>) =>
  (await post('/v2/checkout/orders', anOrder(...given))).json<Order>();
const read = async (id: string) =>
  (await app.inject({ url: `/paypal/v2/checkout/orders/${id}`, headers: { authorization: bearer } })).json<Order>();
const capture = (id: string, headers: Record<string, string> = {}) =>
  post(`/v2/checkout/orders/${id}/capture`, {}, headers);
const page = (id: string) => app.inject({ url: `/paypal/checkoutnow?token=${id}` });
const press = (id: string, payload: string) =>
  app.inject({ method: 'POST', url: `/paypal/checkoutnow?token=${id}`, headers: { 'content-type': form }, payload });

test.each([
  ['es-ES', 'es', 'Pagar ahora', '49,90'],
  ['en-GB', 'en', 'Pay now', '49.90'],
  ['de-DE', 'de', 'Jetzt zahlen', '49,90'],
  ['fr-FR', 'en', 'Pay now', '49,90'],
])('a payer in %s reads %s, without script, and each choice has its label', async (locale, lang, pay, amount) => {
  const { id } = await create('49.90', locale, '<b>bold</b>');
  const { body, headers } = await page(id);
  expect(headers['content-type']).toContain('text/html');
  expect(body).toContain(`<html lang="${lang}">`);
  expect(body).toContain(`value="approve">${pay}</button>`);
  expect(body).toContain(amount);
  expect(body).not.toMatch(/<script|<b>|\son\w+=/);
  expect(body.match(/<label><input type="radio"/g)).toHaveLength(3);
});

test("the payer's buttons lead back to the shop, with PayPal's parameters", async () => {
  const { id } = await create();
  const cancelled = await press(id, 'step=cancel');
  expect([cancelled.statusCode, cancelled.headers.location]).toEqual([303, `https://shop.example/no?token=${id}`]);
  expect((await read(id)).status).toBe('PAYER_ACTION_REQUIRED');
  const approved = await press(id, 'step=approve&instrument=balance');
  expect(approved.headers.location).toBe(`https://shop.example/ok?said=yes&token=${id}&PayerID=SIMULATEDPAYER`);
  expect((await read(id)).status).toBe('APPROVED');
});

test('a bank account is reviewed first, a bad card is refused and another instrument may follow', async () => {
  const { id } = await create();
  await press(id, 'step=approve&instrument=card');
  expect((await capture(id)).json<Issue>().details[0]?.issue).toBe('INSTRUMENT_DECLINED');
  await press(id, 'step=approve&instrument=bank');
  const stateOf = (order: Order) => order.purchase_units[0]?.payments?.captures[0]?.status;
  expect(stateOf((await capture(id)).json<Order>())).toBe('PENDING');
  await control(`orders/${id}/settle`);
  expect(stateOf(await read(id))).toBe('COMPLETED');
});

test('an order cannot be approved after three hours, and after six it is forgotten', async () => {
  const { id } = await create();
  hours(4);
  await press(id, 'step=approve&instrument=balance');
  expect((await read(id)).status).toBe('PAYER_ACTION_REQUIRED');
  hours(3);
  const gone = await page(id);
  expect(gone.statusCode).toBe(404);
  for (const [language, said] of [
    ['es', 'no existe'],
    ['en', 'no such payment'],
    ['de', 'gibt es nicht'],
  ])
    expect(gone.body).toMatch(new RegExp(`<p lang="${language}">.*${said}`));
  expect((await read(id)).status).toBeUndefined();
});

test('a request id is idempotent for six hours, and is refused with another body', async () => {
  const mark = { 'paypal-request-id': 'r1' };
  const first = await post('/v2/checkout/orders', anOrder(), mark);
  expect((await post('/v2/checkout/orders', anOrder(), mark)).body).toBe(first.body);
  const other = await post('/v2/checkout/orders', anOrder('1.00'), mark);
  expect([other.statusCode, other.json<Issue>().details[0]?.issue]).toEqual([422, 'DUPLICATE_REQUEST_ID']);
  hours(7);
  expect((await post('/v2/checkout/orders', anOrder(), mark)).json<Order>().id).not.toBe(first.json<Order>().id);
});

test('a mock header names the error of a capture, as in the sandbox', async () => {
  const { id } = await create();
  await control(`orders/${id}/approve`);
  const mocked = await capture(id, {
    'paypal-mock-response': '{"mock_application_codes": "DUPLICATE_INVOICE_ID"}',
  });
  expect([mocked.statusCode, mocked.json<Issue>().details[0]?.issue]).toEqual([422, 'DUPLICATE_INVOICE_ID']);
  expect((await capture(id)).statusCode).toBe(201);
  expect((await capture(id)).json<Issue>().details[0]?.issue).toBe('ORDER_ALREADY_CAPTURED');
});

test('a missing, made-up or expired token is refused', async () => {
  const status = async (authorization: string) =>
    (await post('/v2/checkout/orders', anOrder(), { authorization })).statusCode;
  expect(await status('')).toBe(401);
  expect(await status('Bearer A21AA')).toBe(401);
  expect(await status(bearer)).toBe(200);
  hours(10);
  expect(await status(bearer)).toBe(401);
});

test.each([
  ['an amount with three decimals', anOrder('1.000')],
  ['no amount', { ...anOrder(), purchase_units: [{}] }],
  ['two units', { ...anOrder(), purchase_units: [...anOrder().purchase_units, ...anOrder().purchase_units] }],
  ['an invalid return address', { ...anOrder(), payment_source: {} }],
])('an order with %s is refused', async (_what, payload) => {
  expect((await post('/v2/checkout/orders', payload)).statusCode).toBe(400);
});

test('the same seed gives the same ids', async () => {
  const twin = build();
  const authorization = await tokenOf(twin);
  const reply = await twin.inject({
    method: 'POST',
    url: '/paypal/v2/checkout/orders',
    headers: { authorization },
    payload: anOrder(),
  });
  expect(reply.json<Order>().id).toBe((await create()).id);
  await twin.close();
});

test.each([
  ['scenario', { name: 'no such' }],
  ['scenario', {}],
  ['clock', { seconds: -1 }],
  ['webhook', { url: 'nowhere' }],
  ['notice', { type: 'X' }],
])('%s refuses %j', async (path, payload) => {
  expect((await control(path, payload)).statusCode).toBe(422);
});

test('an unknown order or action is absent', async () => {
  const { id } = await create();
  expect((await control('orders/NOBODY/approve')).statusCode).toBe(404);
  expect((await control(`orders/${id}/steal`)).statusCode).toBe(404);
});

test('a notice refused by the shop is sent again later, by the clock', async () => {
  const shop = Fastify();
  const codes = [500, 200];
  let hear: (code: number) => void = () => {};
  shop.post('/', async (_request, reply) => {
    const code = codes.shift() ?? 400;
    reply.raw.once('finish', () => hear(code));
    return reply.code(code).send();
  });
  const nextAnswer = () =>
    new Promise<number>((heard) => {
      hear = heard;
    });
  await control('webhook', { url: await shop.listen({ host: '127.0.0.1', port: 0 }) });
  const { id } = await create();
  const first = nextAnswer();
  await control(`orders/${id}/approve`);
  expect(await first).toBe(500);
  hours(1);
  const second = nextAnswer();
  await read(id);
  expect(await second).toBe(200);
  // Nothing is left.
  expect((await control('deliver')).json()).toEqual({ delivered: 0, notices: [] });
  await shop.close();
});

test("the button's script is given to the one configured shop, and to no other", async () => {
  const script = await app.inject('/paypal/sdk/js?client-id=simulated-shop&components=buttons');
  expect(script.statusCode).toBe(200);
  expect(script.headers['content-type']).toContain('text/javascript');
  expect((await app.inject('/paypal/sdk/js?client-id=other')).statusCode).toBe(400);
});

test("the payer's choice in the button's window is reported there, and changes the order as on the page", async () => {
  const { id } = (await post('/v2/checkout/orders', anOrder())).json<Order>();
  const shown = await app.inject(`/paypal/checkoutnow?token=${id}&window=yes`);
  expect(shown.body).toContain(`action="checkoutnow?token=${id}&amp;window=yes"`);
  const done = await app.inject({
    method: 'POST',
    url: `/paypal/checkoutnow?token=${id}&window=yes`,
    headers: { 'content-type': form },
    payload: 'step=approve&instrument=balance',
  });
  expect(done.statusCode).toBe(200);
  expect(done.body).toContain('data-what="approve"');
  const read = await app.inject({ url: `/paypal/v2/checkout/orders/${id}`, headers: { authorization: bearer } });
  expect(read.json<Order>().status).toBe('APPROVED');
});
