import { demoAccounts } from '../backend/db/seed/demo-accounts.ts';
import { openDatabase } from '../backend/src/database/database.ts';
import { deskCalls, fillDesk, knowDesk, largeDesk } from '../backend/test/large-desk.ts';
import { signIn, toHeader } from '../scripts/parts/sign-in.mjs';
import { median, row } from './numbers.mjs';

const rounds = { calls: 20, pages: 10 };
const people = { large: 'itziar@velia.example', ordinary: 'lucia@velia.example' };
/** The largest accepted ratio between the large and the ordinary executive's times. */
const most = 3;

/**
 * Compares an executive with 2,000 clients, 5,000 orders and 500 requests to one with a handful of each: every call
 * and page of both in turn, so that other load affects both equally.
 */
export async function measure(bench) {
  if (!bench.databaseUrl) return { missing: bench.noDatabase };
  bench.report('filling');
  await fill(bench.databaseUrl);
  const [large, ordinary] = await Promise.all([open(bench, people.large), open(bench, people.ordinary)]);
  requireWhole(large.known.last);
  const timesOf = (kind) =>
    timeBoth({ large: large[kind], ordinary: ordinary[kind] }, rounds[kind], (text) =>
      bench.report(`${kind}, ${text}`),
    );
  return { calls: await timesOf('calls'), pages: await timesOf('pages') };
}

async function fill(url) {
  const { db, close } = await openDatabase({ kind: 'server', url }, { connections: 1 });
  const { id } = await db
    .selectFrom('accounts')
    .select('id')
    .where('username', '=', people.large)
    .executeTakeFirstOrThrow();
  await fillDesk(db, id, new Date());
  await close();
}

/** All calls and pages of one executive, each as a function that requests it once. */
async function open({ backend, shop }, user) {
  const account = demoAccounts.find((one) => one.user === user);
  const token = await enter(backend, account);
  const ask = async ([method, path, body]) => {
    const answer = await fetch(`${backend}/EuropaBackend/rest${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    });
    const { datos } = await answer.json();
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
    return datos;
  };
  const known = await knowDesk(ask);
  const cookie = toHeader(await signIn(shop, account));
  const read = async (path) => {
    const answer = await fetch(shop + path, { headers: { cookie }, redirect: 'manual' });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}`);
  };
  return {
    known,
    calls: each(deskCalls(known), ask),
    pages: each(listPages(known), read),
  };
}

const each = (asked, ask) => Object.fromEntries(Object.entries(asked).map(([name, one]) => [name, () => ask(one)]));

async function enter(backend, { user, password }) {
  const answer = await fetch(`${backend}/EuropaBackend/rest/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ usuario: user, clave: password }),
  });
  const { datos } = await answer.json();
  if (!answer.ok) throw new Error(`The sign-in was answered ${answer.status}`);
  return datos.token;
}

function listPages({ order, client, last }) {
  const account = '/executive/your-account';
  return {
    home: `${account}/home`,
    clients: `${account}/clients`,
    'clients, last page': `${account}/clients?page=${last.clients}`,
    'clients, searched': `${account}/clients?text=vidal`,
    client: `${account}/client?id=${client}`,
    orders: `${account}/orders`,
    'orders, last page': `${account}/orders?page=${last.orders}`,
    'one order': `${account}/order?campaign=${order.campana}&order=${order.numero}`,
    inbox: `${account}/client-products`,
    statement: `${account}/statement`,
    sales: `${account}/sales`,
    'one field over all': `${account}/find?q=vidal`,
    'quick order': '/executive/quick-order',
  };
}

/** Incomplete lists would make the result meaningless. */
function requireWhole({ clients, orders, requests }) {
  const shown = 20;
  const [ours, wanted] = [
    [clients, orders, requests],
    [largeDesk.clients, largeDesk.orders, largeDesk.requests].map((count) => Math.ceil(count / shown)),
  ];
  if (ours.some((pages, place) => pages < wanted[place]))
    throw new Error(`Her lists have ${ours} pages where ${wanted} are due`);
}

async function timeBoth(asked, count, report) {
  const whose = Object.keys(asked);
  const times = Object.fromEntries(Object.keys(asked.large).map((name) => [name, { large: [], ordinary: [] }]));
  for (let round = 0; round <= count; round += 1) {
    report(`round ${round} of ${count}`);
    for (const [name, taken] of Object.entries(times))
      for (const one of round % 2 ? whose : whose.toReversed()) {
        const time = await timed(asked[one][name]);
        // The first round fills caches.
        if (round > 0) taken[one].push(time);
      }
  }
  return Object.fromEntries(Object.entries(times).map(([name, taken]) => [name, summarize(taken)]));
}

const summarize = ({ large, ordinary }) => ({
  large: median(large),
  worst: Math.max(...large),
  ordinary: median(ordinary),
  ratio: median(large.map((time, place) => time / ordinary[place])),
});

async function timed(ask) {
  const since = performance.now();
  await ask();
  return performance.now() - since;
}

export function toRows({ missing, ...kinds }) {
  if (missing) return [row('', 'lists of a large desk', `not measured: ${missing}`)];
  return Object.entries(kinds).flatMap(([kind, times]) =>
    Object.entries(times).map(([name, { large, worst, ordinary, ratio }]) =>
      row(
        '',
        `${kind === 'calls' ? 'call' : 'page'}, ${name}: 2,000 clients, 5,000 orders, 500 requests, beside a handful`,
        `${ratio.toFixed(1)} × (${large.toFixed(0)}, worst ${worst.toFixed(0)}, to ${ordinary.toFixed(0)} ms)`,
        `≤ ${most} ×`,
        ratio <= most,
      ),
    ),
  );
}
