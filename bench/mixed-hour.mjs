import { setTimeout as pause } from 'node:timers/promises';
import { pictureFormats, pictureWidths } from '../backend/src/modules/pictures/derive.ts';
import { chooseCalls } from './calls.mjs';
import { startCatalogueOf } from './catalogue-of.mjs';
import { residentBytes } from './memory.mjs';
import { median, ratio, row } from './numbers.mjs';
import { listKnown, madeUp, makeAsk } from './unknown-urls.mjs';

const minute = 60_000;
const minutes = Number(process.env.TRAFFIC_MINUTES ?? 10);
const samples = 20;
/** Garbage collection makes memory oscillate: a sample is the median of this many readings. */
const readingsOfSample = 12;
/** Samples for caches and compilers to warm up; growth is measured after them. */
const warmUp = 4;
const workers = 4;
const addresses = 20_000;
/** Realistic load, not the machine's maximum: a third of a processor for everything together. */
const aMinute = { visits: 4_000, calls: 750, pictures: 6 };
/** Pages rendered per visitor. */
const personal = ['/search?q=encaje', '/executive/login', '/en/clients/login', '/wish-list', '/api/session'];

/** A separate shop under all kinds of traffic at once, and the resident memory of both servers during it. */
export async function measure(bench) {
  if (!bench.databaseUrl) return { missing: bench.noDatabase };
  const own = await startCatalogueOf(bench, 240);
  const visits = await mixVisits(own.shop);
  const calls = await mixCalls(own.backend);
  const line = [];
  const read = () => Object.fromEntries(Object.entries(own.pids).map(([server, pid]) => [server, residentBytes(pid)]));
  const stopped = new AbortController();
  const running = [
    [visits.next, aMinute.visits],
    [calls.next, aMinute.calls],
  ].flatMap(([next, requests]) =>
    Array.from({ length: workers }, (_, worker) =>
      keepAsking(next, { worker, everyMs: (workers * minute) / requests, signal: stopped.signal }),
    ),
  );
  for (let taken = 1; taken <= samples; taken += 1) {
    bench.report(`sample ${taken} of ${samples}`);
    const readings = [];
    while (readings.length < readingsOfSample) {
      await Promise.race([pause((minutes * minute) / samples / readingsOfSample), Promise.all(running)]);
      readings.push(read());
    }
    line.push(
      Object.fromEntries(
        Object.keys(own.pids).map((server) => [server, median(readings.map((reading) => reading[server]))]),
      ),
    );
  }
  stopped.abort();
  const counts = await Promise.all(running);
  visits.end();
  await own.stop();
  return { minutes, line, requests: counts.reduce((sum, count) => sum + count, 0), ...visits.count, ...calls.count };
}

export function toRows({ missing, minutes: took, line, requests, made, asked, hits, fresh }) {
  if (missing) return [row('', 'memory under mixed traffic', `not measured: ${missing}`)];
  const number = (value) => value.toLocaleString('en-US');
  const what = `in ${took} minutes, ${number(requests)} requests, ${number(made)} at made-up addresses, ${number(fresh)} pictures made`;
  const rate = hits / asked;
  return [
    ...['storefront', 'backend'].flatMap((server) => {
      const bytes = line.map((sample) => sample[server]);
      const growth = growthOf(bytes);
      return [
        row('', `memory of the ${server} ${what}`, `${bytes.map((each) => Math.round(each / 1e6)).join(' ')} MB`),
        row('', 'its growth after the warm-up', ratio(growth), 'flat: ≤ 1.1 ×', growth <= 1.1),
      ];
    }),
    row(
      '',
      `known pages that were still kept meanwhile, of ${number(asked)} asked for`,
      `${(100 * rate).toFixed(1)} %`,
      '≥ 99 %',
      rate >= 0.99,
    ),
  ];
}

/** The ratio of the last quarter after the warm-up to the first quarter. */
function growthOf(bytes) {
  const steady = bytes.slice(warmUp);
  const quarter = Math.floor(steady.length / 4);
  return median(steady.slice(-quarter)) / median(steady.slice(0, quarter));
}

/** Visitors: mostly known pages, also pages rendered per visitor, and unknown addresses spread over the time. */
async function mixVisits(shop) {
  const { ask, end } = makeAsk(workers + 1);
  const get = (path, visitor) => ask(shop + path, visitor);
  const known = await listKnown(get);
  for (let round = 0; round < 2; round += 1) for (const path of known) await get(path, '192.0.2.1');
  const count = { made: 0, asked: 0, hits: 0 };
  const since = performance.now();
  const next = async (number) => {
    const visitor = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
    if (count.made < (addresses * (performance.now() - since)) / (minutes * minute)) {
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

/** The sequence of requests: catalogue calls, new and known pictures, and failing sign-ins. */
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
  const pictures = [...new Set(JSON.stringify(listing).match(/(?<="hash":")[0-9a-f]{24}/g))].flatMap((hash) =>
    pictureWidths.flatMap((width) => pictureFormats.map((format) => `${hash}/${width}.${format}`)),
  );
  if (pictures.length === 0) throw new Error('the listing shows no picture');
  const count = { fresh: 0 };
  const since = performance.now();
  const choosePicture = (number) => {
    const due = Math.min(pictures.length, Math.ceil((aMinute.pictures * (performance.now() - since)) / minute));
    if (count.fresh >= due) return pictures[number % count.fresh];
    count.fresh += 1;
    return pictures[count.fresh - 1];
  };
  const readPicture = async (number, from) => {
    const answer = await fetch(`${origin}/media/${choosePicture(number)}`, { headers: { 'x-forwarded-for': from } });
    if (answer.status === 404) throw new Error(`${answer.url}: 404`);
    return answer;
  };
  const next = (number) => {
    const from = `203.0.${(number >> 8) & 255}.${number & 255}`;
    if (number % 10 === 0)
      return post('/login', { usuario: `nobody${number}@example.com`, clave: 'not this one' }, from);
    if (number % 10 === 1) return readPicture(number, from);
    return catalogue(...calls[number % calls.length]);
  };
  return { next, count };
}

async function keepAsking(ask, { worker, everyMs, signal }) {
  let asked = 0;
  for (; !signal.aborted; asked += 1) {
    const due = performance.now() + everyMs;
    const answer = await ask(asked * workers + worker);
    if (answer instanceof Response) await answer.arrayBuffer();
    if (answer.status >= 500 && answer.status !== 503) throw new Error(`${answer.url}: ${answer.status}`);
    await pause(Math.max(0, due - performance.now()));
  }
  return asked;
}
