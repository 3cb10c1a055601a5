import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { deferredScriptsHeader } from '../config/internal-headers.ts';
import { deferResponseScripts } from './defer-scripts.ts';
import { createPageScripts } from './page-scripts.ts';

const scripts = createPageScripts({ prefetched: ['/*'], notPrefetched: '[download]', own: [], earlyEventsScript: '' });

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const page =
  '<head><link rel="stylesheet" href="/a.css"></head><p>lace</p><script nonce="n0">first()</script>' +
  '<script src="/_next/static/chunks/1.js" async=""></script>';

/** What a browser gets, and what Next was asked, with `next` in place of Next's handler. */
async function visit(next: RequestListener) {
  const asked: IncomingMessage['headers'][] = [];
  const server = createServer((request, response) => {
    deferResponseScripts(scripts, 'n0', request, response);
    asked.push(request.headers);
    next(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/search?q=lace`, { headers: { 'accept-encoding': 'br' } });
  return { answer, text: await answer.text(), asked: asked[0] };
}

test('Next is told that scripts come later and compresses nothing; the response has the data, the start script and no other', async () => {
  const { answer, text, asked } = await visit((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', vary: 'rsc' });
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
])('%s is sent as Next made it', async (_, status, type) => {
  const { answer, text } = await visit((_request, response) => {
    response.writeHead(status, { 'content-type': type });
    response.end(page);
  });
  expect([answer.status, text, answer.headers.get('speculation-rules')]).toEqual([status, page, null]);
});
