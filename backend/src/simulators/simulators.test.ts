import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Call } from 'contract/call.ts';
import { calls } from 'contract/calls/table.ts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { runEntry } from '../../test/run-entry.ts';
import { createMailboxSender } from '../jobs/mail.ts';
import { createLogger } from '../kit/log.ts';
import { buildSimulators } from './simulators.ts';

let app: FastifyInstance;
let address = '';
beforeAll(async () => {
  app = buildSimulators(createLogger({ logLevel: 'silent' }));
  address = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });
const post = (message: object) => app.inject({ method: 'POST', url: '/mailbox/messages', payload: message });

const location = (calls as readonly Call[]).find(({ verb }) => verb === 'locateAddress');
const locate = (ip: string) => get(`/ip-location${location?.path.replace('{ip}', encodeURIComponent(ip))}`);

test.each([
  ['192.0.2.7', 'DE'],
  ['198.51.100.1', 'GB'],
  ['2001:db8:de::1', 'DE'],
  ['8.8.8.8', 'ES'],
])('the address %s is always in %s, said as the contract says it', async (ip, country) => {
  const answer = (await locate(ip)).json();
  expect(answer).toEqual({ ip, country_code: country });
  expect(Value.Check(location?.datos ?? Type.Never(), answer)).toBe(true);
});

test.each(['nonsense', '1.2.3', '1.2.3.4&ip=5.6.7.8'])('%j is no address', async (ip) => {
  expect((await locate(ip)).statusCode).toBe(422);
});

test('the mailbox takes what the backend sends, once for each id, newest first', async () => {
  const send = createMailboxSender(address);
  await send({ to: 'a@example.com', subject: 'First', text: 'One' }, 'id-1');
  await send({ to: 'b@example.com', subject: 'Second', text: 'Two' }, 'id-2');
  await send({ to: 'b@example.com', subject: 'Second', text: 'Two' }, 'id-2');
  const { messages } = (await get('/mailbox')).json<{ messages: { subject: string }[] }>();
  expect(messages.map(({ subject }) => subject)).toEqual(['Second', 'First']);
});

test('R37 live chat and WhatsApp show what is written to them, as text', async () => {
  const attack = '<script>alert("x")</script>';
  const chat = await get(`/chat?lang=de&said=${encodeURIComponent(attack)}&said=danke`);
  for (const said of ['lang="de"', '&lt;script&gt;', 'danke', 'Ihre Nachricht']) expect(chat.body).toContain(said);
  expect((await get('/chat')).body).toContain('lang="es"');
  const whatsApp = await get(`/whatsapp/34900000000?text=${encodeURIComponent(attack)}`);
  for (const page of [chat, whatsApp]) expect(page.body).not.toContain('<script');
  expect(whatsApp.body).toContain('+34900000000');
});

test('the mailbox can be read: a list, each mail as its reader sees it, and whatever is in it runs nothing', async () => {
  const attack = '<script>alert("x")</script>';
  await post({ id: 'id/3', to: `${attack}@example.com`, subject: attack, text: `</pre>${attack}`, html: `"${attack}` });
  const list = await get('/mailbox', { accept: 'text/html' });
  const [, address = ''] = /href="(\/mailbox\/messages\/id[^"]*)"/.exec(list.body) ?? [];
  const mail = await get(address);
  for (const page of [list, mail]) {
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.body).not.toContain('<script');
    expect(page.body).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;');
  }
  expect(mail.body).toContain(
    'sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="&lt;base target=&quot;_blank&quot;&gt;&quot;&lt;script',
  );
  expect((await get('/mailbox/messages/nobody')).statusCode).toBe(404);
});

test('the mailbox shows what one reader has', async () => {
  const page = await get('/mailbox?to=b%40example.com', { accept: 'text/html' });
  expect(page.body).toContain('Second');
  expect(page.body).not.toContain('First');
});

test('what is no message is refused, and the sender is told', async () => {
  expect((await post({ id: 'x', to: 'a@example.com' })).statusCode).toBe(422);
  const sending = createMailboxSender(address)({ to: '', subject: '', text: '' }, 'id-4');
  await expect(sending).rejects.toThrow('422');
});

test('the process says that it is alive, and unknown addresses do not exist', async () => {
  expect((await get('/health/live')).statusCode).toBe(200);
  expect((await get('/nothing')).statusCode).toBe(404);
});

test('the process refuses to start in production', async () => {
  const run = runEntry('src/simulators/server.ts', { NODE_ENV: 'production', PORT: '0' });
  expect(await run.exit).toBe(2);
  expect(run.output()).toContain('NODE_ENV=development');
});
