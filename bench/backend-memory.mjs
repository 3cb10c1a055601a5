import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../scripts/parts/ports.mjs';
import { planStack, startService, waitUntilHealthy } from '../scripts/parts/stack.mjs';
import { chooseCalls } from './calls.mjs';
import { residentBytes } from './memory.mjs';
import { ratio, row } from './numbers.mjs';

const minutes = Number(process.env.TRAFFIC_MINUTES ?? 10);
const samples = 20;
const workers = 8;
const widths = ['218.avif', '430.webp', '860.avif', '1600.webp'];

/** A backend of its own under everything that it does at once, and its resident memory all along. */
export async function measure({ plan, report }) {
  const planned = planStack({ ...plan.wishes, ports: { ...plan.wishes.ports, backend: await freePort() } });
  const backend = startService(planned, planned.backend);
  await waitUntilHealthy(backend);
  const traffic = await mixTraffic(new URL(planned.backend.health).origin);
  const line = [residentBytes(backend.pid)];
  const stopped = new AbortController();
  const running = Array.from({ length: workers }, (_, worker) => keepAsking(traffic, worker, stopped.signal));
  for (let taken = 0; taken < samples; taken += 1) {
    report(`sample ${taken + 1} of ${samples}`);
    await pause((minutes * 60_000) / samples);
    line.push(residentBytes(backend.pid));
  }
  stopped.abort();
  const counts = await Promise.all(running);
  await backend.stop();
  return { minutes, line, requests: counts.reduce((sum, count) => sum + count, 0) };
}

export function toRows({ line, requests }) {
  const middle = line[Math.floor(line.length / 2)];
  const growth = line.at(-1) / middle;
  const megabytes = line.map((bytes) => Math.round(bytes / 1e6));
  return [
    row('', `memory of the backend in ${requests.toLocaleString('en-US')} mixed requests`, `${megabytes.join(' ')} MB`),
    row('', 'its growth in the second half', ratio(growth), 'flat: ≤ 1.1 ×', growth <= 1.1),
  ];
}

/** What one request after the other asks for: the catalogue, pictures in widths of their own, and sign-ins that fail. */
async function mixTraffic(origin) {
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
    await answer.arrayBuffer();
    if (answer.status >= 500 && answer.status !== 503) throw new Error(`${answer.url}: ${answer.status}`);
  }
  return asked;
}
