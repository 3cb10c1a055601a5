import { expect, test } from './fixtures';

const paths = ['/catalogue/mujer/sujetadores', '/en/catalogue/women/bras', '/de/catalogue/damen/bhs'];

test('T13 a listing has one page whatever its query, and that is the one search engines are told', async ({
  request,
}) => {
  for (const path of [...paths, `${paths[0]}/2`]) {
    const plain = await (await request.get(path)).text();
    expect(plain).toContain(`rel="canonical" href="${process.env.SHOP_URL ?? ''}${path}"`);
    for (const query of ['colour=NEG', 'shown=16&sort=new', `made-up=${path.length}`, '_rsc=x']) {
      const answer = await request.get(`${path}?${query}`);
      expect([answer.status(), answer.headers()['x-nextjs-cache']]).toEqual([200, 'HIT']);
      expect(await answer.text()).toBe(plain);
    }
  }
});

test('T13 the data of a soft navigation are one whatever the query', async ({ request }) => {
  const read = (query: string) => request.get(`${paths[0]}?${query}`, { headers: { rsc: '1' } });
  const plain = await (await read('')).text();
  for (const query of ['colour=NEG', 'colour=ROJ&min=20', 'made-up=1']) {
    const answer = await read(query);
    expect([answer.status(), answer.headers()['x-nextjs-cache']]).toEqual([200, 'HIT']);
    expect(await answer.text()).toBe(plain);
  }
});
