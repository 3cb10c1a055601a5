import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { buildSimulators } from 'demo/simulators/simulators.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { aBuyer, createShelf } from '../test/buyers.ts';
import { openApp } from '../test/client.ts';
import { freePort } from '../test/free-port.ts';
import { onDatabase } from '../test/harness.ts';
import { aBrowser, operatorPassword } from '../test/office.ts';
import { seededShop, shopNow } from '../test/seeded.ts';
import { jobHandlers } from './job-handlers.ts';
import { createMailTransport, type MailTransport } from './jobs/mail-transport.ts';
import { type Config, readConfig } from './kit/config.ts';
import { createLogger } from './kit/log.ts';
import { admitOperator } from './modules/office/operators.repository.ts';
import { paymentReviewLists } from './modules/payment/admin/payment-review-lists.repository.ts';
import { hashPassword } from './modules/session/passwords.ts';

// A number typed at the bank's page is searched for in everything that the shop stores, sends and shows.

const approved = '5576570000000004';
const challenged = '4548810000000003';
/** What is typed, step by step, and the payment's outcome. */
const visits: { outcome: string; steps: Record<string, string>[] }[] = [
  { outcome: 'paid', steps: [{ step: 'pay', pan: approved, expiry: '12/34', cvv: '123' }] },
  { outcome: 'denied', steps: [{ step: 'pay', pan: approved, expiry: '12/34', cvv: '999' }] },
  {
    outcome: 'paid',
    steps: [
      { step: 'pay', pan: challenged, expiry: '12/34', cvv: '123' },
      { step: 'confirm', code: '123456' },
    ],
  },
];

/** A number as typed, in groups, as bytes, and within base64 text at each alignment. */
const tracesOf = (number: string): string[] => [
  number,
  (number.match(/.{4}/g) ?? []).join(' '),
  (number.match(/.{4}/g) ?? []).join('-'),
  Buffer.from(number).toString('hex'),
  ...[0, 1, 2].map((before) =>
    Buffer.from('-'.repeat(before) + number)
      .toString('base64')
      .slice(before && before + 1, -4),
  ),
];
const traces = [approved, challenged].flatMap(tracesOf);
const tracesIn = (text: string) => traces.filter((trace) => text.includes(trace));

onDatabase((database) => {
  const lines: string[] = [];
  const toLines = { write: (line: string) => void lines.push(line) } as never;
  let config: Config;
  let shop: ReturnType<typeof openApp>;
  let simulators: FastifyInstance;
  let mail: MailTransport | undefined;
  beforeAll(async () => {
    await database().db.updateTable('campaigns').set({ minimum_cents: 0 }).execute();
    const mailServer = { host: '127.0.0.1', port: await freePort() };
    simulators = buildSimulators(createLogger({ logLevel: 'trace' }, toLines), { mailServer });
    const simulatorsUrl = await simulators.listen({ host: '127.0.0.1', port: 0 });
    const port = await freePort();
    config = readConfig({
      NODE_ENV: 'test',
      DATA_DIR: 'memory',
      SIMULATORS_URL: simulatorsUrl,
      SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
    });
    shop = openApp(database(), { now: shopNow, log: createLogger({ logLevel: 'trace' }, toLines) }, config);
    await shop.app.listen({ host: '127.0.0.1', port });
    if (config.mail) mail = createMailTransport(config.mail);
    await admitOperator(database().db, 'marta', await hashPassword(operatorPassword));
  });
  afterAll(async () => {
    await shop.app.close();
    mail?.close();
    await simulators.close();
  });

  const cache = createShelf(() => database().db);
  const post = (url: string, fields: Record<string, string>) =>
    simulators.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  /** Pays as a browser does, and returns the shop's answer afterwards. */
  async function visit({ outcome, steps }: (typeof visits)[number]) {
    const [article] = await cache(1);
    const buyer = await aBuyer(database().db, shop.call);
    await buyer.addCodes({ [article?.code ?? '']: 3 });
    await buyer.ship();
    const { datos: placed } = await buyer.confirm(await buyer.asSeen({ metodo: 'TCR' }));
    const intento = placed?.pago?.intento ?? '';
    const { datos } = await buyer.post<AnswerOf<'openPayment'>>('abrirPago', { payment: intento });
    const page = await post('/bank/sis/realizarPago', datos?.campos ?? {});
    const action = /action="([^"]+)"/.exec(page.body)?.[1] ?? '';
    for (const step of steps) expect((await post(action, step)).statusCode).toBe(303);
    const attempt = await database()
      .db.selectFrom('payment_attempts')
      .select(['reference', 'outcome'])
      .where('id', '=', intento)
      .executeTakeFirstOrThrow();
    expect(attempt.outcome).toBe(outcome);
    return {
      intento,
      number: placed?.orden?.numero,
      reference: attempt.reference,
      told: (await buyer.get(`consultarPago/${intento}`)).text,
    };
  }

  /** The rows of every table that contain one of these; bytes are compared in hexadecimal. */
  async function findRows(wanted: readonly string[]): Promise<string> {
    const { db } = database();
    const { rows: tables } = await sql<{ name: string }>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`.execute(db);
    const parts = wanted.map((text) => `%${text}%`);
    const found = [];
    for (const { name } of tables)
      found.push(
        await sql<{
          row: string;
        }>`select t::text as row from ${sql.raw(name)} t where t::text like any(${parts})`.execute(db),
      );
    return found.flatMap(({ rows }) => rows.map(({ row }) => row)).join('\n');
  }

  async function readMails(): Promise<string> {
    const outbox = { send: async () => {} };
    const handlers = jobHandlers({ db: database().db, config, now: shopNow, outbox }, mail?.send);
    for (const [at, { kind, payload }] of shop.sent.entries())
      if (kind.endsWith('-mail')) await handlers[kind]?.(payload as never, `mail-${at}`);
    return (await simulators.inject({ method: 'GET', url: '/mailbox' })).body;
  }

  async function readOffice(attempts: string[]): Promise<string> {
    const browser = aBrowser(() => shop.app);
    await browser.signIn('marta');
    const urls = ['/office', ...paymentReviewLists.map((list) => `/office/lists/${list}`)];
    const pages = [...urls, ...attempts.map((id) => `/office/payments/${id}`)].map((url) => browser.get(url));
    return (await Promise.all(pages)).map(({ status, text }) => `${status} ${text}`).join('\n');
  }

  test('C094 a card number typed at the bank is not in our logs, tables and mails, the payment’s answer or the office’s pages', async () => {
    const made = [];
    for (const one of visits) made.push(await visit(one));
    const [first] = made;
    const events = await simulators.inject({ method: 'GET', url: '/bank/control/events' });
    // Each place, with what proves that it has content and was searched.
    const places = [
      ['log', lines.join(''), '/bank/sis/operation/:token'],
      ['database', await findRows([...traces, first?.reference ?? '']), first?.reference],
      ['mailbox', await readMails(), first?.number],
      ['answers', made.map(({ told }) => told).join('\n'), first?.intento],
      ['office', await readOffice(made.map(({ intento }) => intento)), first?.reference],
      ['what the bank remembers', events.body, first?.reference],
    ] as const;
    for (const [place, text, proof] of places)
      expect([place, text.includes(proof ?? 'nothing')]).toEqual([place, true]);
    expect(places.map(([place, text]) => [place, tracesIn(text)])).toEqual(places.map(([place]) => [place, []]));
  });

  test('the search for card numbers finds them as text, JSON, base64 and hexadecimal', () => {
    const json = (before: string) => JSON.stringify({ [before]: challenged });
    const written = [
      json('pan'),
      `4548 8100 0000 0003`,
      ...['p', 'pa', 'pan'].map((name) => Buffer.from(json(name)).toString('base64')),
      Buffer.from(json('pan')).toString('hex'),
    ];
    expect(written.filter((text) => tracesIn(text).length === 0)).toEqual([]);
  });
}, seededShop);
