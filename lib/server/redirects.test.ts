import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { redirecciones } from '@/contract/content/examples';
import { anEnvelope } from '@/lib/testing/factories';
import { createRedirects } from './redirects.ts';

type Row = { path: string; target: string | null };
let rows: Row[] = [];
let status = 200;
const read = async () => Response.json(anEnvelope({ redirects: rows }), { status });
const redirects = createRedirects({ backendUrl: 'http://backend.example', read });
const server = createServer((request, response) => {
  if (!redirects.answer(request, response)) response.end('next');
});
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
afterEach(() => {
  status = 200;
});

async function keep(...next: Row[]) {
  rows = next;
  await redirects.reload();
}
async function ask(path: string, init: RequestInit = {}) {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    redirect: 'manual',
    ...init,
  });
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    headers: answer.headers,
    text: await answer.text(),
  };
}
const leads = async (path: string) => {
  const { status: code, location } = await ask(path);
  return [code, location];
};

test('F035 a moved address is answered 301 with its query, a gone one 410, any other by the shop', async () => {
  await keep(...redirecciones.datos.redirects);
  expect(await leads('/catalogue/sujetador-alma-v0931?store=lucia&x=%C3%B1')).toEqual([
    301,
    '/catalogue/sujetador-alba-v1042?store=lucia&x=%C3%B1',
  ]);
  expect(await leads('/en/catalogue/alma-bra-v0931')).toEqual([410, null]);
  expect((await ask('/catalogue/sujetador-alba-v1042')).text).toBe('next');
});

test.each(['/EU/catalogue/old', '/es/catalogue/old', '/EU/es/catalogue/old/', '/catalogue/%6Fld'])(
  'F035 T08 %s is the same address and redirects in one hop',
  async (path) => {
    await keep({ path: '/catalogue/old', target: '/catalogue/new' });
    expect(await leads(path)).toEqual([301, '/catalogue/new']);
  },
);

test('F035 addresses below a moved one move along if the owner marks it with a star, and stay otherwise', async () => {
  await keep(
    { path: '/catalogue/old/*', target: '/catalogue/new' },
    { path: '/de/catalogue/alt/*', target: null },
    { path: '/catalogue/one', target: '/catalogue/new' },
    { path: '/catalogue/old/kept', target: '/catalogue/kept' },
  );
  expect(await leads('/catalogue/old')).toEqual([301, '/catalogue/new']);
  expect(await leads('/catalogue/old/neg')).toEqual([301, '/catalogue/new']);
  expect(await leads('/catalogue/old/neg/2/x')).toEqual([301, '/catalogue/new']);
  expect(await leads('/catalogue/old/kept')).toEqual([301, '/catalogue/kept']);
  expect(await leads('/de/catalogue/alt/3')).toEqual([410, null]);
  expect(await leads('/catalogue/one')).toEqual([301, '/catalogue/new']);
  for (const path of ['/catalogue/older', '/catalogue/one/neg', '/catalogue/new/old'])
    expect((await ask(path)).text).toBe('next');
});

test('F035 a star makes neither a loop nor two hops', async () => {
  await keep(
    { path: '/a/*', target: '/a/b' },
    { path: '/c', target: '/d/e' },
    { path: '/d/*', target: '/f' },
    { path: '/*', target: '/g' },
  );
  for (const path of ['/a', '/a/b', '/a/x', '/h']) expect((await ask(path)).text).toBe('next');
  expect(await leads('/c')).toEqual([301, '/f']);
});

test('F035 an address that moved twice redirects to its final target in one hop', async () => {
  await keep(
    { path: '/a', target: '/b' },
    { path: '/b', target: '/c' },
    { path: '/d', target: '/e' },
    { path: '/e', target: null },
  );
  expect(await leads('/a')).toEqual([301, '/c']);
  expect(await leads('/d')).toEqual([410, null]);
});

test('F035 T08 whatever the owner enters, no address redirects to one that redirects', async () => {
  const path = fc.constantFrom('/a', '/b', '/c', '/d', '/es/a', '/b/', '/a/*', '/b/*', '/a/b', '/b/c');
  const row = fc.record({ path, target: fc.option(path) });
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 8 }), async (list) => {
      await keep(...list);
      for (const from of ['/a', '/b', '/c', '/d', '/a/b', '/b/c/d']) {
        const first = await ask(from);
        if (first.status === 301) expect((await ask(first.location ?? '')).text).toBe('next');
      }
    }),
    { numRuns: 60 },
  );
});

test.each(['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example', '/x\r\nset-cookie: a=b', '/x%'])(
  'F035 a redirect off the shop or into a header is ignored: %j, while the others work',
  async (target) => {
    const fine = `/new-${target.length}`;
    await keep({ path: '/old', target }, { path: '/%', target: '/x' }, { path: '/fine', target: fine });
    expect((await ask('/old')).text).toBe('next');
    expect(await leads('/fine')).toEqual([301, fine]);
  },
);

test('F035 an address with characters that need escaping redirects like any other', async () => {
  await keep(
    { path: '/catálogo/año', target: '/catalogue/señora' },
    { path: '/catalogue/se%C3%B1ora', target: '/catalogue/für-sie' },
  );
  for (const path of ['/cat%C3%A1logo/a%C3%B1o', '/catalogue/se%C3%B1ora'])
    expect(await leads(path)).toEqual([301, '/catalogue/f%C3%BCr-sie']);
});

test('F035 while the backend is down the last list stays in use', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  await keep({ path: '/old', target: '/new' });
  status = 503;
  await keep();
  expect(await leads('/old')).toEqual([301, '/new']);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('redirects were not read'));
  log.mockRestore();
});

test.each([401, 403, 404, 405, 501])(
  'a backend that answers %i has no list of redirects: the last list stays in use, and no error is logged',
  async (code) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    await keep({ path: '/old', target: '/new' });
    status = code;
    await keep();
    expect(await leads('/old')).toEqual([301, '/new']);
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  },
);

test.each([
  ['/catalogue/gone', 'es', 'Esto ya no está', '/home/your-catalog-sale-business'],
  ['/es/catalogue/gone', 'es', 'Esto ya no está', '/home/your-catalog-sale-business'],
  ['/en/catalogue/gone', 'en', 'This is no longer here', '/en/home/your-catalog-sale-business'],
  ['/EU/de/catalogue/gone', 'de', 'Das gibt es nicht mehr', '/de/home/your-catalog-sale-business'],
])('F035 the page for %s, which is gone, is in %s and links on', async (path, language, title, home) => {
  await keep(...['', '/en', '/de'].map((prefix) => ({ path: `${prefix}/catalogue/gone`, target: null })));
  const { status: code, text, headers } = await ask(path);
  expect(code).toBe(410);
  expect(text).toContain(`<html lang="${language}">`);
  expect(text).toContain(`<h1>${title}</h1>`);
  expect(text).toContain(`href="${home}"`);
  expect(text).not.toContain('<script');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('F035 HEAD gets the headers only, and a write is left to the shop', async () => {
  await keep({ path: '/gone', target: null });
  expect(await ask('/gone', { method: 'HEAD' })).toMatchObject({ status: 410, text: '' });
  expect((await ask('/gone', { method: 'POST' })).text).toBe('next');
});
