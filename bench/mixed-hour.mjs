import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../scripts/parts/ports.mjs';
import { planStack, startService, waitUntilHealthy } from '../scripts/parts/stack.mjs';
import { chooseCalls } from './calls.mjs';
import { listKnown, madeUp, makeAsk } from './made-up.mjs';
import { residentBytes } from './memory.mjs';
import { ratio, row } from './numbers.mjs';

const minutes = Number(process.env.TRAFFIC_MINUTES ?? 10);
const addresses = 20_000;
const samples = 20;
const workers = 4;
/** Between two requests of a worker: an hour as a shop has it, not all that the machine can bear. */
const restMs = 20;
const widths = ['218.avif', '430.webp', '860.avif', '1600.webp'];
/** Rendered for each visitor. */
const personal = ['/search?q=encaje', '/executive/login', '/en/clients/login', '/wish-list', '/api/session'];

/** A shop of its own under everything that it does at once, and the resident memory of both servers all along. */
export async function measure({ plan, report }) {
  const ports = { ...plan.wishes.ports, backend: await freePort(), storefront: await freePort() };
  const planned = planStack({ ...plan.wishes, ports });
  const backend = startService(planned, planned.backend);
  await waitUntilHealthy(backend);
  const storefront = startService(planned, planned.storefront);
  await waitUntilHealthy(storefront);
  const visits = await mixVisits(planned.shop);
  const calls = await mixCalls(new URL(planned.backend.health).origin);
  const line = [];
  const take = () => line.push({ storefront: residentBytes(storefront.pid), backend: residentBytes(backend.pid) });
  take();
  const stopped = new AbortController();
  const running = [visits.next, calls].flatMap((next) =>
    Array.from({ length: workers }, (_, worker) => keepAsking(next, worker, stopped.signal)),
  );
  for (let taken = 0; taken < samples; taken += 1) {
    report(`sample ${taken + 1} of ${samples}`);
    await Promise.race([pause((minutes * 60_000) / samples), Promise.all(running)]);
    take();
  }
  stopped.abort();
  const counts = await Promise.all(running);
  visits.end();
  await storefront.stop();
  await backend.stop();
  return { minutes, line, requests: counts.reduce((sum, count) => sum + count, 0), ...visits.count };
}

export function toRows({ minutes: took, line, requests, made, asked, hits }) {
  const what = `in ${took} minutes, ${requests.toLocaleString('en-US')} requests, ${made.toLocaleString('en-US')} at made-up addresses`;
  const rate = hits / asked;
  return [
    ...['storefront', 'backend'].flatMap((server) => {
      const bytes = line.map((sample) => sample[server]);
      const growth = bytes.at(-1) / bytes[Math.floor(bytes.length / 2)];
      return [
        row('', `memory of the ${server} ${what}`, `${bytes.map((each) => Math.round(each / 1e6)).join(' ')} MB`),
        row('', 'its growth in the second half', ratio(growth), 'flat: ≤ 1.1 ×', growth <= 1.1),
      ];
    }),
    row('', 'known pages that were still kept meanwhile', `${(100 * rate).toFixed(1)} %`, '≥ 99 %', rate >= 0.99),
  ];
}

/** Visitors: known pages for the most part, what is rendered for each, and made-up addresses spread over the time. */
async function mixVisits(shop) {
  const { ask, end } = makeAsk(workers + 1);
  const get = (path, visitor) => ask(shop + path, visitor);
  const known = await listKnown(get);
  for (let round = 0; round < 2; round += 1) for (const path of known) await get(path, '192.0.2.1');
  const count = { made: 0, asked: 0, hits: 0 };
  const since = performance.now();
  const next = async (number) => {
    const visitor = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
    if (count.made < (addresses * (performance.now() - since)) / (minutes * 60_000)) {
      count.made += 1;
      return get(madeUp(count.made, known), visitor);
    }
    if (number % 8 === 0) return get(personal[(number >> 3) % personal.length], visitor);
    const answer = await get(known[number % known.length], visitor);
    count.asked += 1;
    if (answer.cache === 'HIT') count.hits += 1;
    return answer;
  };
  return { next, end, count };
}

/** What one request after the other asks for: the catalogue, pictures in widths of their own, and sign-ins that fail. */
async function mixCalls(origin) {
  const base = `${origin}/EuropaBackend/rest/api`;
  const post = (path, body, from = '203.0.113.1') =>
    fetch(`${base}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify(body),
    });
  const catalogue = async (path, body) =>
    body ? post(`/public/portafolio/${path}`, body) : fetch(`${base}/public/portafolio/${path}`);
  const calls = Object.values(await chooseCalls(async (...given) => (await (await catalogue(...given)).json()).datos));
  const listing = await (await catalogue(...calls[1])).json();
  const pictures = [...new Set(JSON.stringify(listing).match(/(?<=\/media\/)[0-9a-f]{24}/g))];
  return (number) => {
    const from = `203.0.${(number >> 8) & 255}.${number & 255}`;
    if (number % 10 === 0)
      return post('/login', { usuario: `nobody${number}@example.com`, clave: 'not this one' }, from);
    if (number % 10 === 1) {
      const picture = pictures[number % pictures.length];
      return fetch(`${origin}/media/${picture}/${widths[number % widths.length]}`, {
        headers: { 'x-forwarded-for': from },
      });
    }
    return catalogue(...calls[number % calls.length]);
  };
}

async function keepAsking(ask, worker, signal) {
  let asked = 0;
  for (; !signal.aborted; asked += 1) {
    const answer = await ask(asked * workers + worker);
    if (answer instanceof Response) await answer.arrayBuffer();
    if (answer.status >= 500 && answer.status !== 503) throw new Error(`${answer.url}: ${answer.status}`);
    await pause(restMs);
  }
  return asked;
}
