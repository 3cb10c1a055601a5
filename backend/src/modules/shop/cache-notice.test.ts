import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { sendCacheNotice, signNotice } from './cache-notice.ts';

test('a cache notice is signed over its time and its text', async () => {
  const secret = 'a secret of thirty-two characters';
  const received: { request: IncomingMessage; body: string }[] = [];
  let status = 200;
  const storefront = createServer(async (request, response) => {
    const pieces = await request.setEncoding('utf8').toArray();
    received.push({ request, body: pieces.join('') });
    response.writeHead(status).end('{}');
  }).listen(0, '127.0.0.1');
  await once(storefront, 'listening');
  const target = {
    storefrontUrl: `http://127.0.0.1:${(storefront.address() as AddressInfo).port}`,
    revalidateSecret: secret,
  };

  const notice = { name: 'catalogo', version: 7, tags: ['menu', 'producto:SJ1001'] } as const;
  await sendCacheNotice(target, { ...notice, tags: [...notice.tags] }, 'job-1');
  const [{ request, body }] = received as [(typeof received)[0]];
  expect(request.url).toBe('/api/revalidate');
  expect(JSON.parse(body)).toEqual({ id: 'job-1', ...notice });
  const [, seconds] = /^t=(\d+),v1=[0-9a-f]{64}$/.exec(String(request.headers['x-signature'])) ?? [];
  expect(request.headers['x-signature']).toBe(signNotice(secret, body, Number(seconds)));
  expect(signNotice(secret, `${body} `, Number(seconds))).not.toBe(request.headers['x-signature']);

  status = 503;
  await expect(sendCacheNotice(target, { name: 'menu', version: 1, tags: ['menu'] }, 'job-2')).rejects.toThrow('503');
  storefront.close();
  storefront.closeAllConnections();
});
