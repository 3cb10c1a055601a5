import type { APIResponse } from 'playwright/test';
import { expect, test } from './fixtures';

const paths = ['/catalogue/mujer/sujetadores', '/en/catalogue/women/bras', '/de/catalogue/damen/bhs'];

/**
 * A page per query would be a cache miss at first. The one shared page is rendered again when it is old or a last piece
 * is sold, and served stale until then: each answer equals the page before it or the page after it.
 */
async function expectOnePage(read: (query: string) => Promise<APIResponse>, queries: string[]): Promise<string> {
  let plain = await (await read('')).text();
  for (const query of queries) {
    const answer = await read(query);
    const before = plain;
    plain = await (await read('')).text();
    expect([answer.status(), answer.headers()['x-nextjs-cache']]).toEqual([
      200,
      expect.stringMatching(/^(HIT|STALE)$/),
    ]);
    expect([before, plain]).toContain(await answer.text());
  }
  return plain;
}

test('T13 a listing has one cached page whatever its query, and that page is the canonical one', async ({
  request,
}) => {
  for (const path of [...paths, `${paths[0]}/2`]) {
    const queries = ['colour=NEG', 'shown=16&sort=new', `made-up=${path.length}`, '_rsc=x'];
    const plain = await expectOnePage(
      (query) => request.get(path + query),
      queries.map((query) => `?${query}`),
    );
    expect(plain).toContain(`rel="canonical" href="${process.env.SHOP_URL ?? ''}${path}"`);
  }
});

test('T13 the data of a client navigation are the same whatever the query', async ({ request }) => {
  const read = (query: string) => request.get(`${paths[0]}?${query}`, { headers: { rsc: '1' } });
  await expectOnePage(read, ['colour=NEG', 'colour=ROJ&min=20', 'made-up=1']);
});
