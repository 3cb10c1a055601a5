import { afterAll, beforeAll } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../src/database/database.ts';
import type { Db } from '../src/database/schema.ts';
import { admitOperator } from '../src/modules/office/operators.repository.ts';
import type { Provider } from '../src/modules/payment/provider/provider.ts';
import { hashPassword } from '../src/modules/session/passwords.ts';
import { openApp } from './client.ts';
import type { Counter } from './counter.ts';
import { aFinding, type TestProvider } from './provider.ts';

export const operatorPassword = 'Amber-Lantern-77';

/** An operator, with the password of all of them. */
export const admit = async (db: Db, name: string) => admitOperator(db, name, await hashPassword(operatorPassword));

type Sent = { headers?: Record<string, string>; form?: Record<string, string>; address?: string };

/** A browser at the office: keeps its cookie, and submits a page's forms as they are. */
export function aBrowser(app: () => FastifyInstance) {
  let cookie = '';
  async function send(method: 'GET' | 'POST', url: string, { headers, form, address = '198.51.100.7' }: Sent = {}) {
    const reply = await app().inject({
      method,
      url,
      remoteAddress: address,
      headers: {
        ...(cookie !== '' && { cookie }),
        ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
      ...(form && { payload: new URLSearchParams(form).toString() }),
    });
    const set = reply.headers['set-cookie'];
    if (typeof set === 'string' && set.includes('office=')) cookie = set.split(';')[0] ?? '';
    return { status: reply.statusCode, text: reply.body, headers: reply.headers, to: reply.headers.location ?? null };
  }
  const tokenIn = (text: string) => /name="token" value="([^"]+)"/.exec(text)?.[1] ?? '';
  const get = (url: string, sent?: Sent) => send('GET', url, sent);
  /** With the token of the session's own pages. */
  const post = async (url: string, form: Record<string, string> = {}) =>
    send('POST', url, { form: { token: tokenIn((await get('/office')).text), ...form } });
  return {
    send,
    get,
    post,
    signIn: (user: string, password = operatorPassword, address?: string) =>
      send('POST', '/office/sign-in', { form: { user, password }, address }),
    /** Presses the button, confirms, and returns both answers. */
    async press(url: string, form: Record<string, string> = {}) {
      const asked = await get(url);
      const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(asked.text)?.[1] ?? '';
      const seen = { seen: hidden('seen'), contents: hidden('contents') };
      const sure = await post(url, { ...seen, ...form });
      return { asked, sure, confirm: () => post(url, { ...seen, ...form, sure: 'yes' }) };
    },
    get cookie() {
      return cookie;
    },
  };
}

/** The office over a counter's shop, with two operators. */
export function withOffice(database: () => OpenDatabase, shop: Counter, provider: TestProvider, more: Provider[] = []) {
  let app: FastifyInstance;
  beforeAll(async () => {
    await admit(database().db, 'marta');
    await admit(database().db, 'jonas');
    const { outbox } = shop.context();
    app = openApp(database(), { now: () => shop.context().now(), outbox, providers: [provider, ...more] }).app;
  });
  afterAll(() => app.close());
  /** Tests sign in more often than people, so limits are cleared. */
  async function signedIn(name = 'marta') {
    const browser = aBrowser(() => app);
    await database().db.deleteFrom('paces').where('key', 'like', 'operator %').execute();
    await browser.signIn(name);
    return browser;
  }
  const { aWaitingOrder, attemptOf, open, notify } = shop;

  async function aPaidOrder() {
    const waiting = await aWaitingOrder();
    await notify(aFinding(await attemptOf(waiting.attempt), 'paid', { transaction: `T-${waiting.number}` }));
    return { ...waiting, ...(await attemptOf(waiting.attempt)) };
  }
  async function aPaymentTwice() {
    const { buyer, attempt, id } = await aWaitingOrder();
    await open(buyer, attempt);
    const second = (await open(buyer, attempt)).datos?.intento ?? '';
    await notify(aFinding(await attemptOf(second), 'paid'));
    await notify(aFinding(await attemptOf(attempt), 'paid'));
    return { ...(await attemptOf(attempt)), orderId: id };
  }
  const rowsIn = async (list: string) => (await (await signedIn()).get(`/office/lists/${list}`)).text;
  const journalOf = (id: string) =>
    shop
      .db()
      .selectFrom('payment_events as v')
      .leftJoin('operators as u', 'u.id', 'v.operator_id')
      .select(['v.event', 'v.detail', 'u.name', 'v.closes'])
      .where('v.attempt_id', '=', id)
      .orderBy('v.id')
      .execute();
  const refundsOf = (id: string) =>
    shop.db().selectFrom('payment_refunds').select(['cents', 'state']).where('attempt_id', '=', id).execute();
  const at = (id: string) => `/office/payments/${id}`;

  return {
    app: () => app,
    browser: () => aBrowser(() => app),
    signedIn,
    aPaidOrder,
    aPaymentTwice,
    rowsIn,
    journalOf,
    refundsOf,
    at,
  };
}
