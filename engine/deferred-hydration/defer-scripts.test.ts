import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { createPageAddresses } from '../addresses/page-addresses.ts';
import { deferredScriptsHeader } from '../config/internal-headers.ts';
import { deferScripts } from './defer-scripts.ts';
import { createPageScripts } from './page-scripts.ts';

const scripts = createPageScripts({ prefetched: ['/*'], notPrefetched: '[download]', own: [], earlyEventsScript: '' });

const none = () => false;
const addresses = createPageAddresses({
  languages: ['es', 'de'],
  usual: 'es',
  idle: 'EU',
  isPublic: none,
  isPersonal: none,
  isInResourceFolder: none,
});
const policy = { 'content-security-policy': "script-src 'self' 'nonce-n0' 'strict-dynamic'" };

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const page =
  '<head><link rel="stylesheet" href="/a.css"></head><p>lace</p><script nonce="n0">first()</script>' +
  '<script src="/_next/static/chunks/1.js" async=""></script>';

/** What a browser gets, and what Next was asked, with `next` in place of Next's handler. */
async function visit(
  next: RequestListener,
  url = '/search?q=lace',
  { method = 'GET', ...headers }: Record<string, string> = {},
) {
  const asked: IncomingMessage['headers'][] = [];
  const server = createServer((request, response) => {
    deferScripts({ addresses, deferredPages: ['/search'] }, scripts, request, response);
    asked.push(request.headers);
    next(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${url}`, {
    method,
    headers: { 'accept-encoding': 'br', ...headers },
  });
  return { answer, text: await answer.text(), asked: asked[0] };
}

test('Next is told that scripts come later and compresses nothing; the response has the data, the start script and no other', async () => {
  const { answer, text, asked } = await visit((_, response) => {
    response.writeHead(200, { ...policy, 'content-type': 'text/html; charset=utf-8', vary: 'rsc' });
    response.write(page.slice(0, 20));
    response.end(page.slice(20));
  });
  expect(asked).toMatchObject({ [deferredScriptsHeader]: '1', 'accept-encoding': 'identity' });
  expect(text).toMatch(
    /^<head><script src="[^"]+" nonce="n0" data-page="\/_next\/static\/chunks\/1\.js" data-scripts=""><\/script><link [^>]+><\/head><p>lace<\/p><script nonce="n0">first\(\)<\/script>$/,
  );
  expect(answer.headers.has('etag')).toBe(false);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-encoding': 'br',
    vary: 'rsc, Accept-Encoding',
    'speculation-rules': expect.stringMatching(/^"\/_next\/static\/ahead-/),
  });
});

test.each([
  ['a failure', 500, 'text/html'],
  ['a missing page', 404, 'text/html'],
  ['a redirect', 307, 'text/html'],
  ['a response that is no page', 200, 'text/plain'],
  ['a page without a nonce', 200, 'text/html', {}],
])('%s is sent as Next made it', async (_, status, type, headers = policy) => {
  const { answer, text } = await visit((_request, response) => {
    response.writeHead(status, { ...headers, 'content-type': type });
    response.end(page);
  });
  expect([answer.status, text, answer.headers.get('speculation-rules')]).toEqual([status, page, null]);
});

test.each<[string, Record<string, string>, boolean]>([
  ['/search?q=lace', {}, true],
  ['/de/search', {}, true],
  ['/search', { method: 'HEAD' }, false],
  ['/search', { rsc: '1' }, false],
  ['/search/printed-catalogue', {}, false],
  ['/accordion', {}, false],
])('only documents of the named pages get their scripts later: %s with %o', async (url, sent, expected) => {
  const { asked } = await visit((_, response) => void response.end(), url, sent);
  expect(asked?.[deferredScriptsHeader] === '1').toBe(expected);
});
