import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { aSignedForm, bankStart, openBank } from 'backend/test/bank.ts';
import { createBank } from './bank.ts';
import { sendByHttp } from './courier.ts';

const { app, notices, get, control } = openBank();
afterAll(() => app.close());
beforeEach(async () => {
  notices.length = 0;
  await control('reset');
});

test('the same seed gives the same operation, to the last digit', async () => {
  const run = async () => {
    await control('reset');
    await control('pay', { form: aSignedForm() });
    return (await get('/bank/control/operations')).body;
  };
  expect(await run()).toBe(await run());
});

test('network faults are chosen, counted, and then end', async () => {
  const counts: number[] = [];
  for (const [index, fault] of ['drop', 'duplicate', 'delay'].entries()) {
    notices.length = 0;
    await control('faults', { notices: fault });
    await control('pay', { form: aSignedForm({ Ds_Merchant_Order: `2611${index}` }) });
    counts.push(notices.length);
  }
  expect(counts).toEqual([0, 3, 0]);
  await control('clock', { advanceMs: 60_000 });
  expect(notices).toHaveLength(1);
  await control('pay', { form: aSignedForm() });
  expect(notices).toHaveLength(2);
});

test.each([
  ['scenario', { name: 'unheard of' }],
  ['scenario', {}],
  ['faults', { services: 'fire' }],
  ['faults', { notices: 'drop', times: 0 }],
  ['clock', { at: 'tomorrow' }],
  ['clock', { advanceMs: -1 }],
  ['deliver', { order: 7 }],
  ['pay', {}],
  ['pay', { form: {} }],
])('%s with %j is refused', async (path, payload) => {
  expect((await control(path, payload)).statusCode).toBe(422);
});

test('a notice is posted as a form, follows no redirect, and is lost where nothing answers', async () => {
  const heard: string[] = [];
  const shop = createServer(async (incoming, answer) => {
    for await (const part of incoming) heard.push(`${incoming.headers['content-type']} ${part}`);
    answer.writeHead(incoming.url === '/moved' ? 302 : 200, { location: '/notice' }).end();
  });
  await once(shop.listen(0, '127.0.0.1'), 'listening');
  const { port } = shop.address() as { port: number };
  const origin = `http://127.0.0.1:${port}`;
  expect(await Promise.all([sendByHttp(`${origin}/notice`, 'a=1'), sendByHttp(`${origin}/moved`, 'b=2')])).toEqual([
    200, 302,
  ]);
  expect(heard.sort()).toEqual(['a=1', 'b=2'].map((body) => `application/x-www-form-urlencoded ${body}`));
  shop.close();
  shop.closeAllConnections();
  await once(shop, 'close');
  expect(await sendByHttp(`${origin}/notice`, 'c=3')).toBe(0);
});

test("the bank's clock moves only when a caller advances it", async () => {
  const ahead = createBank({ clock: () => bankStart });
  await ahead.advance(60_000);
  expect(ahead.now() - bankStart).toBe(60_000);
  const answer = await control('clock', { at: '2026-11-23T00:00:00Z' });
  expect(answer.json()).toMatchObject({ now: '2026-11-23T00:00:00.000Z' });
});
