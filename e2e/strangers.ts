import fc from 'fast-check';
import { expect, expectSameForAll } from './fixtures';

type Headers = Record<string, string>;
type Answer = { status: number; headers: Record<string, unknown>; text: string };
/** Requests the path exactly as written: neither dots nor escapes are normalized. */
export type Get = (path: string, headers?: Headers, method?: string) => Promise<Answer>;

/** A mark that a visitor sends in an address or a header, and no other visitor may receive. */
const trace = 'maria-who-came-first';
const navigation: Headers = { rsc: '1' };

/** Other spellings of a page's address. */
const spellings: ((path: string) => string)[] = [
  (path) => path,
  (path) => path.replace(/[a-z](?=[^/]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => `/.${path}`,
  (path) => `/executive/..${path}`,
  (path) => `/api/%2e%2e${path}`,
  (path) => path.replace(/(?<=.)\//g, '//'),
  (path) => path.replace(/(?<=.)\//g, '\\'),
  (path) => `/EU${path}`,
  (path) => `${path}/`,
];

const visit = fc.record({
  spell: fc.constantFrom(...spellings),
  query: fc.constantFrom(
    '',
    `?email=${trace}`,
    `?_rsc=${trace}`,
    `?q=${trace}&_rsc=x`,
    `?store=${trace}#x`,
    `?${trace}`,
  ),
  headers: fc.constantFrom<Headers>(
    {},
    { cookie: `velia-executive=${trace}` },
    { host: `${trace}.example` },
    { 'user-agent': `Twitterbot/1.0 ${trace}`, 'accept-language': 'de' },
    { 'next-url': `/${trace}`, rsc: '0' },
    { ...navigation, 'next-url': `/${trace}`, cookie: trace },
    { ...navigation, 'next-router-prefetch': '1' },
    { ...navigation, 'next-router-segment-prefetch': '/_tree' },
    { 'x-forwarded-host': `${trace}.example`, 'x-prerender-revalidate': trace, 'next-resume': '1' },
  ),
  method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST'),
});

/** The first requests for each page carry marks; later visitors must get a page without them. */
export async function expectNoTraces(get: Get, pages: string[], numRuns: number): Promise<void> {
  for (const page of pages) {
    await fc.assert(
      fc.asyncProperty(visit, async ({ spell, query, headers, method }) => {
        const { status, headers: said, text } = await get(spell(page) + query, headers, method);
        expect([spell(page), status < 500, said['set-cookie']]).toEqual([spell(page), true, undefined]);
        expect([spell(page), text.includes(trace)]).toEqual([spell(page), false]);
      }),
      { numRuns, seed: 7 },
    );
    const [readPage, readData] = [() => get(page), () => get(`${page}?_rsc=`, navigation)];
    const [plain, data] = [await readPage(), await readData()];
    let [text, dataText] = [plain.text, data.text];
    expect([page, plain.text.includes(trace), data.text.includes(trace)]).toEqual([page, false, false]);
    for (const own of [{}, { cookie: 'a=b', 'accept-language': 'de', 'user-agent': 'Twitterbot/1.0' }] as Headers[]) {
      const again = await get(`${page}?email=${trace}`, own);
      const dataAgain = await get(`${page}?_rsc=&email=${trace}`, { ...navigation, ...own });
      expect([page, again.status, dataAgain.status]).toEqual([page, plain.status, data.status]);
      // Next may answer an unknown path itself until the list of redirects has loaded.
      if (plain.status === 404) continue;
      text = await expectSameForAll(again.text, text, async () => (await readPage()).text);
      dataText = await expectSameForAll(dataAgain.text, dataText, async () => (await readData()).text);
      expect([page, text.includes(trace), dataText.includes(trace)]).toEqual([page, false, false]);
    }
  }
}

export const home = '/home/your-catalog-sale-business';
export const publicPaths = [
  home,
  '/catalogue/mujer/sujetadores/3',
  '/en/catalogue/camelia-minimiser-bra-sj1045',
  '/de/customer-care/size-tables/bras',
  '/reviews/sj1045',
  '/de/catalogue/there-is-none',
  '/reviews/there-is-none',
];

/** A page that is requested again is recompressed in the background, and then has its final etag. */
export const untilPacked = (readTag: () => Promise<unknown>) => expect.poll(readTag).toMatch(/-packed"$/);

/** One of each kind of answer: the request and the status. */
export const answerKinds: [kind: string, path: string, status: number, headers?: Headers, method?: string][] = [
  ['a page that is kept', home, 200],
  ['its head', home, 200, {}, 'HEAD'],
  ['the data of a navigation', `${home}?_rsc=`, 200, navigation],
  ['a personal page', '/en/accordion', 200],
  ['an address at which nothing is', '/catalogue/there-is-none', 404],
  ['what is gone', '/en/catalogue/nuit-suspender-belt-v0815', 410],
  ['a redirect of the owner', '/catalogue/corseteria', 301],
  ['a redirect of a page', '/love/made-up', 307],
  ['a redirect of the middleware', '/nowhere', 307],
  ['another spelling', `/EU${home}`, 308],
  ['a path that nobody can read', '/catalogue/%ff', 307],
  ['a call that nobody can read', '/api/%ff', 400],
  ['a page that is written to', home, 405, {}, 'POST'],
  ['our own handler', '/api/session', 200],
  ['a call', '/EuropaBackend/rest/api/public/getDataInit', 200],
  ['a call that there is not', '/EuropaBackend/rest/api/nothing', 404],
  ['a list for search engines', '/sitemap.xml', 200],
  ['an icon', '/icon.svg', 200],
  ['an icon for telephones', '/app-icons/192.png', 200],
  ['a picture that there is not', '/media/nothing', 404],
  ['pictures drawn on demand, which are off', '/_next/image?url=%2Ficon.svg&w=640&q=75', 404],
];

export function expectResponseHeaders(kind: string, { headers }: Pick<Answer, 'headers'>): void {
  const {
    'strict-transport-security': transport,
    'x-content-type-options': types,
    'x-frame-options': frames,
    'referrer-policy': referrer,
    'permissions-policy': permissions,
    'cross-origin-opener-policy': opener,
    'x-powered-by': maker,
  } = headers;
  expect([kind, transport, types, frames, opener, maker]).toEqual([
    kind,
    'max-age=63072000; includeSubDomains',
    'nosniff',
    'DENY',
    'same-origin',
    undefined,
  ]);
  expect([kind, referrer]).toEqual([kind, expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/)]);
  expect([kind, permissions]).toEqual([kind, expect.stringMatching(/camera=\(\)/)]);
}
