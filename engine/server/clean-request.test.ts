import type { IncomingMessage } from 'node:http';
import { expect, test } from '@jest/globals';
import { cleanRequest } from './clean-request.ts';

function cleaned(headers: Record<string, string>, trustedProxies = 0) {
  const request = { headers: { ...headers }, socket: { remoteAddress: '198.51.100.7' } } as unknown as IncomingMessage;
  cleanRequest(request, trustedProxies);
  return request.headers;
}

test.each([
  'content-security-policy',
  'content-security-policy-report-only',
  'x-nonce',
  'x-scripts-later',
  'x-middleware-subrequest',
  'x-middleware-rewrite',
  'x-middleware-set-cookie',
  'x-nextjs-data',
  'x-nextjs-rewrite',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'forwarded',
])('the header %s is removed from a visitor’s request', (name) => {
  expect(cleaned({ [name]: 'chosen' })).not.toHaveProperty(name);
});

test('headers that a visitor may send are kept', () => {
  const own = {
    accept: 'text/html',
    cookie: 'a=b',
    'accept-language': 'de',
    rsc: '1',
    'x-xsrf-token': 'x',
    'x-request-id': 'abc',
  };
  expect(cleaned(own)).toMatchObject(own);
});

test.each([
  [0, undefined, '198.51.100.7'],
  [0, '203.0.113.1', '198.51.100.7'],
  [1, undefined, '198.51.100.7'],
  [1, '203.0.113.1', '203.0.113.1'],
  [1, 'lie, 203.0.113.1', '203.0.113.1'],
  [2, 'lie, 203.0.113.1, 10.0.0.1', '203.0.113.1'],
  [2, '203.0.113.1', '198.51.100.7'],
  [1, '', '198.51.100.7'],
])('with %i trusted proxies the client address in %j is %s', (proxies, header, address) => {
  expect(cleaned(header === undefined ? {} : { 'x-forwarded-for': header }, proxies)['x-forwarded-for']).toBe(address);
});

test.each([
  ['/home/x#email=a', '/home/x'],
  ['/home/x?a=b#c', '/home/x?a=b'],
  ['/home/x?return=http://elsewhere.example/', '/home/x?return=http://elsewhere.example/'],
])('the address %s becomes %s', (url, path) => {
  const request = { url, headers: {}, socket: {} } as unknown as IncomingMessage;
  cleanRequest(request, 0);
  expect(request.url).toBe(path);
});
