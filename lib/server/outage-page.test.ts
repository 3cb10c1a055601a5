import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { replaceAnswer } from '../../engine/answers/replace-answer.ts';
import { outagePage } from './outage-page.ts';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

const breaks: Handle = (_, response) => {
  response.setHeader('set-cookie', 'a=b');
  response.setHeader('cache-control', 's-maxage=900');
  response.statusCode = 500;
  response.end('<p>Internal Server Error</p>');
};
const breaksByHead: Handle = (_, response) =>
  response.writeHead(500, { 'content-type': 'text/html' }).end('<p>Internal Server Error</p>');
const breaksInPieces: Handle = (_, response) => {
  response.statusCode = 500;
  response.write('<p>Internal ');
  response.end('Server Error</p>');
};

let log: jest.SpiedFunction<typeof console.error>;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => log.mockRestore());

async function ask(handle: Handle, path: string, init?: RequestInit) {
  const server = createServer((request, response) => {
    replaceAnswer(response, (status) => (status === 500 ? outagePage(request) : null));
    handle(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init);
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  } finally {
    server.close();
  }
}

test.each([
  ['a status', breaks],
  ['a head', breaksByHead],
  ['pieces', breaksInPieces],
])('a page that failed by %s is answered 503, not cacheable, with Retry-After', async (_, handle) => {
  const { status, headers, text } = await ask(handle, '/catalogue/women');
  expect(status).toBe(503);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('set-cookie')).toBeNull();
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(text).not.toContain('Internal');
  expect(text).toContain('</html>');
});

test.each([
  ['/catalogue/women', 'es', 'Volvemos enseguida'],
  ['/en/catalogue/women', 'en', 'We’ll be right back'],
  ['/de', 'de', 'Wir sind gleich zurück'],
  ['/english', 'es', 'Volvemos enseguida'],
  ['/?next=/de/', 'es', 'Volvemos enseguida'],
])('the outage page for %s is in the language %s', async (path, language, words) => {
  const { text } = await ask(breaks, path);
  expect(text).toContain(`<html lang="${language}">`);
  expect(text).toContain(`<h1>${words}</h1>`);
});

test('the outage page does not repeat the address, and its reference is in the log', async () => {
  const { text } = await ask(breaks, '/en/%3Cscript%3Ealert(1)%3C/script%3E?x=secret');
  expect(text).not.toMatch(/script|secret/);
  const reference = /Reference: ([0-9a-f]{8})/.exec(text)?.[1];
  expect(log.mock.calls.flat().join(' ')).toContain(`${reference}`);
  expect(log.mock.calls.flat().join(' ')).not.toContain('secret');
});

test('HEAD gets the headers only', async () => {
  const { status, headers, text } = await ask(breaks, '/catalogue/women', { method: 'HEAD' });
  expect([status, text]).toEqual([503, '']);
  expect(Number(headers.get('content-length'))).toBeGreaterThan(500);
});

test.each([
  ['a client navigation', '/catalogue/women', { headers: { rsc: '1' } }],
  ['a write', '/catalogue/women', { method: 'POST' }],
  ['the proxy', '/EuropaBackend/rest/api/login', {}],
  ['an own handler', '/api/session', {}],
  ['a picture', '/media/abc/92.avif', {}],
  ['a file', '/_next/static/a.js', {}],
])('%s that failed gets no page', async (_, path, init) => {
  const { status, text } = await ask(breaks, path, init);
  expect([status, text]).toEqual([500, '<p>Internal Server Error</p>']);
});

test.each([200, 302, 304, 404, 503])('a response with status %i passes unchanged', async (given) => {
  const { status, headers } = await ask((_, response) => response.writeHead(given, { 'x-own': 'yes' }).end(), '/x', {
    redirect: 'manual',
  });
  expect([status, headers.get('x-own')]).toEqual([given, 'yes']);
});

test('a page that failed after its first bytes is left as it is', async () => {
  const { status, text } = await ask((_, response) => {
    response.write('begun ');
    response.statusCode = 500;
    response.end('and ended');
  }, '/catalogue/women');
  expect([status, text]).toEqual([200, 'begun and ended']);
});
