import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { startNginx } from '../scripts/parts/nginx.mjs';
import { freePort } from '../scripts/parts/ports.mjs';
import { run, start } from '../scripts/parts/run.mjs';
import { interleave } from './interleave.mjs';
import { perSecond, ratio, row } from './numbers.mjs';

/**
 * P1, P2, P3: public pages of our server, compared with the empty page of the same build, bare Node and nginx with
 * the same bytes, and behind the shipped page cache.
 */
export async function measure(bench) {
  const results = {};
  for (const [name, path] of Object.entries(bench.publicPages)) {
    const body = await (await fetch(bench.shop + path)).arrayBuffer();
    const file = keepFile(bench, `${name}.html`, Buffer.from(body));
    const bare = await startBareNode(bench, file);
    const { medians, ratios } = await interleave(
      {
        page: { url: bench.shop + path },
        floor: { url: bench.shop + bench.floor },
        bare: { url: bare.url },
        ...(name === 'home' ? { gzip: { url: bench.shop + path, headers: { 'accept-encoding': 'gzip' } } } : {}),
      },
      { rounds: 5, report: (text) => bench.report(`${name}, ${text}`) },
    );
    await bare.stop();
    results[name] = {
      medians,
      bytes: body.byteLength,
      toFloor: ratios('page', 'floor'),
      toBare: ratios('page', 'bare'),
      cached: await measureCache(bench, name, path),
    };
  }
  return results;
}

function keepFile(bench, name, body) {
  const folder = join(bench.folder, 'files');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), body);
  return join(folder, name);
}

async function startBareNode(bench, file) {
  const port = await freePort();
  const server = start('bare Node', bench.node, ['bench/bare-node.mjs', file, String(port)]);
  while (!server.output().includes('listens')) await new Promise((resolve) => setTimeout(resolve, 50));
  return { url: `http://127.0.0.1:${port}/`, stop: server.stop };
}

export const hasWrk = () => spawnSync('wrk', ['-v']).error === undefined;

/** nginx is faster than autocannon, so this needs wrk. */
async function measureCache(bench, name, path) {
  if (!bench.nginx || !hasWrk()) return { missing: bench.nginx ? 'wrk' : 'nginx' };
  const [port, filePort] = [await freePort(), await freePort()];
  const encoding = { 'accept-encoding': 'gzip' };
  const nginx = await startNginx(bench.nginx, {
    ...bench.behind,
    folder: join(bench.folder, 'nginx-plain'),
    port,
    tls: false,
    extra: `server {
    listen 127.0.0.1:${filePort};
    root ${join(bench.folder, 'files')};
    access_log off;
    default_type text/html;
    add_header Content-Encoding gzip;
  }`,
  });
  // fetch would decompress it; the file has to have the same bytes as the cache.
  const packed = await rawBody(nginx.url + path, encoding);
  if (gunzipSync(packed).byteLength < 1000) throw new Error(`${path} is no page`);
  keepFile(bench, `${name}.gz.html`, packed);
  const { medians, ratios } = await interleave(
    {
      cached: { url: nginx.url + path, headers: encoding },
      file: { url: `http://127.0.0.1:${filePort}/${name}.gz.html`, headers: encoding },
    },
    { rounds: 5, fire: shootWithWrk, report: (text) => bench.report(`${name} behind nginx, ${text}`) },
  );
  await nginx.stop();
  return { medians, bytes: packed.byteLength, toFile: ratios('cached', 'file') };
}

async function rawBody(url, headers) {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    request(url, { headers }, (answer) => {
      const pieces = [];
      answer.on('data', (piece) => pieces.push(piece)).on('end', () => resolve(Buffer.concat(pieces)));
    })
      .on('error', reject)
      .end();
  });
}

export async function shootWithWrk({ url, headers, duration = 3 }) {
  const asked = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { output } = await run('wrk', 'wrk', ['-t1', '-c16', `-d${duration}s`, '--latency', ...asked, url]);
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(output) ?? [];
  const [, p99, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? [];
  if (!rate || /Non-2xx|Socket errors/.test(output)) throw new Error(`wrk: ${output}`);
  return { rate: Number(rate), p99: Number(p99) * { us: 0.001, ms: 1, s: 1000 }[unit] };
}

export function toRows(results) {
  return Object.entries(results).flatMap(([name, { medians, toFloor, toBare, cached }]) => [
    cached.toFile
      ? row(
          'P1',
          `${name} behind the shipped page cache, to nginx with the same bytes from a file`,
          `${ratio(cached.toFile.rate)} (${perSecond(cached.medians.cached.rate)} to ${perSecond(cached.medians.file.rate)})`,
          '≥ 0.8 ×',
          cached.toFile.rate >= 0.8,
        )
      : row('P1', `${name} behind the shipped page cache`, `not measured: there is no ${cached.missing}`, '≥ 0.8 ×'),
    row(
      'P2',
      `${name} from npm start, to the empty page`,
      `${ratio(toFloor.rate)} (${perSecond(medians.page.rate)} to ${perSecond(medians.floor.rate)})`,
      '≥ 0.6 ×',
      toFloor.rate >= 0.6,
    ),
    row('P2', `${name}, to bare Node with the same bytes`, `${ratio(toBare.rate)} (${perSecond(medians.bare.rate)})`),
    ...(medians.gzip ? [row('P2', `${name}, compressed by ourselves`, perSecond(medians.gzip.rate))] : []),
    row(
      'P3',
      `${name}, p99 to that of the empty page`,
      `${ratio(toFloor.p99)} (${medians.page.p99} to ${medians.floor.p99} ms)`,
      '≤ 1.5 ×',
      toFloor.p99 <= 1.5,
    ),
  ]);
}
