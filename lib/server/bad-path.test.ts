import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { answerUndecodablePath } from '../../engine/server/undecodable-path.ts';
import { toEngineConfig } from './engine-config.ts';

const home = '/home/your-catalog-sale-business';
const config = toEngineConfig();
const server = createServer((request, response) => {
  if (!answerUndecodablePath(config, request, response)) response.end('next');
});
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const get = (path: string) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { redirect: 'manual' });

test.each([
  ['/customer-care/%ff', home],
  ['/catalogue/sost%E9n', home],
  ['/en/home/%', `/en${home}`],
  ['/de/customer-care/%C3%28?a=b', `/de${home}`],
  ['/%', home],
])('R02 the page path %s, which cannot be decoded, goes to %s', async (path, target) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
    307,
    target,
    'no-store',
  ]);
});

test.each(['/EuropaBackend/rest/api/%ff', '/api/session/%', '/media/%E9/92.webp', '/_next/static/%'])(
  '%s is a malformed request, in the envelope',
  async (path) => {
    const answer = await get(path);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { codigo: 1, mensaje: 'error.malformed', datos: null, idPeticion: expect.any(String) },
    ]);
  },
);

test.each(['/', '/home/%C3%B1', '/home/x?a=%ff', '/%00'])('%s is passed on to Next', async (path) => {
  expect(await (await get(path)).text()).toBe('next');
});
