import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, test } from '@jest/globals';
import { serviceWorkerPath } from '@/lib/session/offline-names';
import { withSettings } from '@/lib/testing/backend-server';
import { createOfflineWorker } from './worker-script';

withSettings({ PUBLIC_ORIGIN: 'https://shop.example' });

const leftovers: (() => void)[] = [];
afterEach(() => {
  for (const clear of leftovers.splice(0)) clear();
});

async function serve() {
  const folder = mkdtempSync(join(tmpdir(), 'velia-keeper-'));
  leftovers.push(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'BUILD_ID'), 'a-build\n');
  const worker = createOfflineWorker(join(folder, 'BUILD_ID'));
  const server = createServer(async (request, response) => {
    if (!(await worker.answer(request, response))) response.end('next');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  leftovers.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
}

/** The events that the script subscribes to. */
function run(text: string): string[] {
  const heard: string[] = [];
  runInNewContext(text, { self: { addEventListener: (type: string) => heard.push(type) } });
  return heard;
}

test('the service worker is revalidated by browsers, names its build, and reaches this shop alone', async () => {
  const get = await serve();
  const answer = await get(serviceWorkerPath);
  const {
    'content-type': type,
    'cache-control': kept,
    'content-security-policy': policy,
  } = Object.fromEntries(answer.headers);
  expect([type, kept, policy]).toEqual([
    'application/javascript; charset=utf-8',
    'no-cache',
    "default-src 'none'; connect-src 'self'",
  ]);
  const text = await answer.text();
  expect(text).toContain('"ours":"desk:a-build:"');
  expect(text).toContain('"cookie":"__Host-velia-desk"');
  expect(run(text)).toEqual(['install', 'activate', 'fetch']);
  expect(
    (await get(serviceWorkerPath, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } })).status,
  ).toBe(304);
  for (const [path, method] of [
    [serviceWorkerPath, 'POST'],
    [`${serviceWorkerPath}/x`, 'GET'],
  ] as const)
    expect(await (await get(path, { method })).text()).toBe('next');
});

test('with the switch off the service worker handles install and activate but no fetch', async () => {
  process.env.OFFLINE_DESK = 'off';
  const text = await (await (await serve())(serviceWorkerPath)).text();
  expect(run(text)).toEqual(['install', 'activate']);
});

test('the mark is on the pad, the client book and its clients, and on no other page', () => {
  const marked = globSync('{app,components}/**/*.tsx').filter((path) =>
    readFileSync(path, 'utf8').includes('<OfflinePageMeta'),
  );
  expect(marked.sort()).toEqual([
    'components/client-book/client-view.tsx',
    'components/client-book/clients-view.tsx',
    'components/pad/pad-screen.tsx',
  ]);
});
