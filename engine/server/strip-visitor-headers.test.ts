import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { stripVisitorHeaders } from './strip-visitor-headers.ts';

function asked(url: string, headers: Record<string, string>) {
  const request = { url, headers } as unknown as IncomingMessage;
  const said: Record<string, string> = {};
  stripVisitorHeaders('/catalogue/mujer', request, {
    setHeader: (name: string, value: string) => {
      said[name] = value;
    },
  } as unknown as ServerResponse);
  return { url: request.url, headers: request.headers, said };
}

test('T05 a page is requested from Next by its address alone, whatever a visitor sends', () => {
  const name = fc.constantFrom(
    'cookie',
    'authorization',
    'user-agent',
    'next-url',
    'next-router-prefetch',
    'x-y',
    'host',
  );
  fc.assert(
    fc.property(fc.webQueryParameters(), fc.dictionary(name, fc.string()), (query, headers) => {
      expect(asked(`/catalogue/mujer?${query}`, headers)).toEqual({
        url: '/catalogue/mujer',
        headers: { host: 'localhost' },
        said: {},
      });
    }),
  );
});

test('T05 navigation data is requested by its key and the headers that name the wanted part', () => {
  const sent = { rsc: '1', 'next-router-state-tree': 'tree', 'next-url': '/en', 'accept-encoding': 'br' };
  expect(
    asked('/catalogue/mujer?email=maria&_rsc=ab_c-1&x=2', { ...sent, cookie: 'a=b', host: 'elsewhere.example' }),
  ).toEqual({
    url: '/catalogue/mujer?_rsc=ab_c-1',
    headers: { host: 'localhost', ...sent },
    // Without it Next's router would take the query of its request for the query that the page was rendered with.
    said: { 'x-nextjs-rewritten-query': '' },
  });
});

test.each(['', '?x=1', '?_rsc=', '?_rsc=%3Cscript%3E', `?_rsc=${'x'.repeat(65)}`])(
  'T05 with the query %j navigation data has no key, and none of the query reaches Next',
  (query) => {
    expect(asked(`/catalogue/mujer${query}`, { rsc: '1' }).url).toBe('/catalogue/mujer?_rsc=');
  },
);
