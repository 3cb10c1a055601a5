import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createMailTransport, type MailTransport } from 'backend/src/jobs/mail-transport.ts';
import { freePort } from 'backend/test/free-port.ts';
import { runEntry } from 'backend/test/run-entry.ts';
import { silentLog } from 'backend/test/silent-log.ts';
import type { Call } from 'contract/call.ts';
import { calls } from 'contract/calls/table.ts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { buildSimulators } from './simulators.ts';

let app: FastifyInstance;
let mail: MailTransport;
beforeAll(async () => {
  const mailServer = { host: '127.0.0.1', port: await freePort() };
  app = buildSimulators(silentLog, { mailServer });
  await app.ready();
  const server = { ...mailServer, secure: false, requireTLS: false, auth: undefined };
  mail = createMailTransport({ server, from: { name: 'Velia', address: 'hola@velia.example' } });
});
afterAll(async () => {
  mail.close();
  await app.close();
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });
const readMailbox = async () => (await get('/mailbox')).json<{ messages: Record<string, unknown>[] }>().messages;

const location = (calls as readonly Call[]).find(({ verb }) => verb === 'locateAddress');
const locate = (ip: string) => get(`/ip-location${location?.path.replace('{ip}', encodeURIComponent(ip))}`);

test.each([
  ['192.0.2.7', 'DE'],
  ['198.51.100.1', 'GB'],
  ['2001:db8:de::1', 'DE'],
  ['8.8.8.8', 'ES'],
  ['172.32.0.0', 'ES'],
])("the address %s is always in %s, in the contract's form", async (ip, country) => {
  const answer = (await locate(ip)).json();
  expect(answer).toEqual({ ip, country_code: country });
  expect(Value.Check(location?.datos ?? Type.Never(), answer)).toBe(true);
});

test.each(['127.0.0.0', '10.1.2.0', '172.31.0.0', '192.168.1.0', '169.254.7.0', '::', '::1', 'fd00:1::', 'fe80::1'])(
  'the local address %s is in no country, so that the shop proposes the one of its language',
  async (ip) => {
    const answer = (await locate(ip)).json();
    expect(answer).toEqual({ ip, country_code: null });
    expect(Value.Check(location?.datos ?? Type.Never(), answer)).toBe(true);
  },
);

test.each(['nonsense', '1.2.3', '1.2.3.4&ip=5.6.7.8'])('%j is not a valid address', async (ip) => {
  expect((await locate(ip)).statusCode).toBe(422);
});

test('the mailbox takes what the backend sends, once for each id, newest first', async () => {
  const headers = { 'List-Unsubscribe': `<https://shop.example/${'l'.repeat(200)}>` };
  await mail.send(
    { to: 'a@example.com', subject: 'First', text: 'Uno, dós\n\nhttps://x.example/?a=1', headers },
    'id-1',
  );
  await mail.send({ to: 'b@example.com', subject: 'Second', text: 'Two', html: '<p>Two</p>\n' }, 'id-2');
  await mail.send({ to: 'b@example.com', subject: 'Second', text: 'Two' }, 'id-2');
  const [second, first, ...more] = await readMailbox();
  expect(more).toEqual([]);
  expect(first).toMatchObject({ id: 'id-1', to: 'a@example.com', subject: 'First', headers });
  expect(first?.text).toBe('Uno, dós\n\nhttps://x.example/?a=1');
  expect(second).toMatchObject({
    id: 'id-2',
    to: 'b@example.com',
    subject: 'Second',
    text: 'Two',
    html: '<p>Two</p>\n',
  });
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

test('the mailbox has a list and each mail as its reader sees it, and no mail runs scripts', async () => {
  const attack = '<script>alert("x")</script>';
  await mail.send({ to: 'c@example.com', subject: attack, text: `</pre>${attack}`, html: `"${attack}` }, 'id/3');
  const list = await get('/mailbox', { accept: 'text/html' });
  const [, address = ''] = /href="(\/mailbox\/messages\/id[^"]*)"/.exec(list.body) ?? [];
  const opened = await get(address);
  for (const page of [list, opened]) {
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.body).not.toContain('<script');
    expect(page.body).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;');
  }
  expect(opened.body).toContain(
    'sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="&lt;base target=&quot;_blank&quot;&gt;&quot;&lt;script',
  );
  expect((await get('/mailbox/messages/nobody')).statusCode).toBe(404);
});

test('the mailbox can be filtered by reader', async () => {
  const page = await get('/mailbox?to=b%40example.com', { accept: 'text/html' });
  expect(page.body).toContain('Second');
  expect(page.body).not.toContain('First');
});

test('a mail that is too large is refused, and the sender is told', async () => {
  const sending = mail.send({ to: 'd@example.com', subject: 'Large', text: 'x'.repeat(1024 * 1024) }, 'id-4');
  await expect(sending).rejects.toThrow('552');
});

test('the process answers the liveness probe, and unknown addresses are absent', async () => {
  expect((await get('/health/live')).statusCode).toBe(200);
  expect((await get('/nothing')).statusCode).toBe(404);
});

test('the process refuses to start in production', async () => {
  const run = runEntry('../demo/simulators/server.ts', { NODE_ENV: 'production', PORT: '0' });
  expect(await run.exit).toBe(2);
  expect(run.output()).toContain('NODE_ENV=development');
});
