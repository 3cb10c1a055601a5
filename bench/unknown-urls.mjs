import { Agent, request } from 'node:http';
import { processorMs, residentBytes } from './memory.mjs';
import { ratio, row } from './numbers.mjs';

const addresses = 20_000;
const atOnce = 16;
const knownPages = 60;

/**
 * 20,000 unknown addresses, from as many visitors, while known pages are read: the storefront's memory, the processor
 * time of one such address beside a cached page, and how many known pages stay cached.
 */
export async function measure(bench) {
  const { shop, pid, stop } = await bench.startStorefront();
  const { ask, end } = makeAsk(atOnce + 1);
  const get = (path, visitor) => ask(shop + path, visitor);
  const known = await listKnown(get);
  for (let round = 0; round < 2; round += 1) for (const path of known) await get(path, '192.0.2.1');
  const kept = await spend(pid, addresses / 4, () => get(known[0], '192.0.2.1'));
  const before = residentBytes(pid);
  const states = [];
  const statuses = new Map();
  const made = await spend(pid, addresses, async (place) => {
    const { status } = await get(madeUp(place, known), `10.${place >> 16}.${(place >> 8) & 255}.${place & 255}`);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (place % 50 === 0) states.push((await get(known[(place / 50) % known.length], '192.0.2.1')).cache);
    if (place % 2000 === 0) bench.report(`${place} of ${addresses}`);
  });
  const after = residentBytes(pid);
  for (const path of known) states.push((await get(path, '192.0.2.1')).cache);
  end();
  await stop();
  return {
    before,
    after,
    keptMs: kept,
    madeUpMs: made,
    asked: states.length,
    hits: states.filter((state) => state === 'HIT').length,
    statuses: Object.fromEntries(statuses),
  };
}

/** Addresses of every kind, each one once. */
function madeUp(place, known) {
  const [name = ''] = known.filter((path) => path.startsWith('/catalogue/'));
  const kinds = [
    `/catalogue/made-up-${place}`,
    `/en/catalogue/women/made-up-${place}`,
    `/de/catalogue/damen/${1000 + place}`,
    `${name}/x${place}`,
    `/reviews/x-${place}`,
    `/love/${place}`,
    `/catalogue/%6dade-up-${place}`,
    `/catalogue/made-up-${place}?q=${place}`,
  ];
  return kinds[place % kinds.length];
}

async function listKnown(get) {
  const { text } = await get('/sitemaps/products-0.xml', '192.0.2.1');
  const paths = [...text.matchAll(/<loc>(?:https?:\/\/[^/]+)(\/catalogue\/[^<]+)<\/loc>/g)].map(([, path]) => path);
  if (paths.length < knownPages) throw new Error(`the sitemap names ${paths.length} products`);
  return paths.slice(0, knownPages);
}

/** Processor milliseconds of the server for one of `count` requests, several at once. */
async function spend(pid, count, work) {
  const since = processorMs(pid);
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const place = next;
      next += 1;
      await work(place);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return (processorMs(pid) - since) / count;
}

function makeAsk(connections) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return { ask: (url, visitor) => ask(agent, url, visitor), end: () => agent.destroy() };
}

function ask(agent, url, visitor) {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers: { 'x-forwarded-for': visitor } }, (answer) => {
      const pieces = [];
      answer.on('data', (piece) => pieces.push(piece));
      answer.on('end', () =>
        resolve({
          url,
          status: answer.statusCode,
          cache: answer.headers['x-nextjs-cache'],
          text: Buffer.concat(pieces).toString(),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

export function toRows({ before, after, keptMs, madeUpMs, asked, hits }) {
  const megabytes = (bytes) => Math.round(bytes / 1e6);
  const [growth, rate] = [after / before, hits / asked];
  return [
    row(
      'P17',
      `memory after ${addresses.toLocaleString('en-US')} made-up addresses`,
      `${ratio(growth)} (${megabytes(after)} to ${megabytes(before)} MB)`,
      '≤ 1.2 ×',
      growth <= 1.2,
    ),
    row('P17', 'known pages that are still kept meanwhile', `${(100 * rate).toFixed(1)} %`, '≥ 99 %', rate >= 0.99),
    row(
      'P17',
      'processor time of one made-up address, beside a kept page',
      `${madeUpMs.toFixed(2)} to ${keptMs.toFixed(2)} ms`,
      '≤ 1 ms',
      madeUpMs <= 1,
    ),
  ];
}
