import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { APIRequestContext, Page } from 'playwright/test';
import { browserArguments } from '../scripts/parts/browser.mjs';
import { expect, test } from './fixtures';
import { type Loaded, load } from './load';
import { withCampaign } from './with-campaign';

const home = '/home/your-catalog-sale-business';
const kB = 1000;

test.use({
  pictures: 'drawn',
  // A picture that is still being drawn: then the visit is repeated.
  expectedErrors: [/status of 503 .*\/media\//],
  // A browser with windows: a headless one fetches pictures that are further away.
  launchOptions: {
    executablePath: process.env.WINDOWED_BROWSER_PATH ?? process.env.BROWSER_PATH,
    args: browserArguments(),
  },
});

type Limits = { script: number; html?: number; everything: number; requests?: number };

/**
 * Nothing here is timed: these are bytes and counts, the same on every machine. P6 to P9 of the targets, except
 * where a comment names a target that is not met yet; there the limit prevents growth.
 */
const limits = {
  // HTML is P7, 8 kB. The bootstrap that holds and replays presses, marks them and reloads a stale page is some 2.2 kB
  // of its script; add-to-bag across navigation some 150 bytes.
  // Cards that hydrate at the first interaction are some 500 bytes of it, the first name in the header some 40.
  // Drawings that distinguish styles are a sixth heavier. What blocks the first paint is some 40 bytes of HTML.
  home: { script: 12.2 * kB, html: 8.2 * kB, everything: 333 * kB },
  // A phone's drawer of filters, which the browser opens by itself, is 0.1 kB of a listing's.
  listing: { script: 14.1 * kB, html: 9 * kB, everything: 266 * kB },
  // The help and consent buttons, which load their panels when pressed, are some 450 bytes of each page.
  // The translation button of reviews is some 200 bytes of a product’s; without a film its code is not loaded.
  product: { script: 23.2 * kB, html: 8.7 * kB, everything: 258 * kB, requests: 27 },
  // The addresses of gift cards are some 100 bytes of the script.
  text: { script: 17.7 * kB, html: 6.8 * kB, everything: 242 * kB },
  // Questions, size finder and cards load on these two pages alone.
  guide: { script: 35.7 * kB, html: 4.6 * kB, everything: 252 * kB },
  // A sheet of the printed catalogue is text and codes; the script of add-to-bag loads when pressed.
  sheet: { script: 13.9 * kB, html: 8 * kB, everything: 271 * kB },
  // Each of its pages is a picture, which a browser fetches a screen or two ahead.
  contents: { script: 11.7 * kB, html: 6 * kB, everything: 326 * kB },
  brand: { script: 15.7 * kB, html: 7.5 * kB, everything: 322 * kB },
  // Rendered per request, it contains its data and the session code of personal pages.
  search: { script: 18.9 * kB, html: 15.9 * kB, everything: 262 * kB },
} satisfies Record<string, Limits>;

const routes: [keyof typeof limits, string][] = [
  ...['', '/en', '/de'].map((prefix): [keyof typeof limits, string] => ['home', prefix + home]),
  ['listing', '/catalogue/mujer/sujetadores'],
  ['listing', '/catalogue/mujer/sujetadores/2'],
  ['listing', '/en/catalogue/women'],
  ['listing', '/de/catalogue/damen/bhs'],
  ['product', '/catalogue/sujetador-reductor-camelia-sj1045'],
  ['product', '/en/catalogue/camelia-minimiser-bra-sj1045'],
  ['product', '/de/catalogue/minimizer-bh-camelia-sj1045'],
  ['product', '/catalogue/sujetador-reductor-camelia-sj1045/{colour}'],
  ['text', '/customer-care/size-tables/bras'],
  ['text', '/en/customer-care/size-tables/menswear'],
  ['text', '/de/customer-care/size-tables/swimwear'],
  ['text', '/customer-care/delivery'],
  ['text', '/home/solution-guide'],
  ['guide', '/home/solution-guide/test'],
  ['guide', '/en/home/solution-guide/results'],
  ['text', '/de/customer-care/contact'],
  ['text', '/en/customer-care/newsletter'],
  ['contents', '/printed-catalogue'],
  ['sheet', '/de/printed-catalogue/{campaign}/2'],
  ['brand', '/your-business'],
  ['brand', '/de/your-business'],
  ['brand', '/en/love'],
  ['search', '/search?q=encaje'],
];

const sum = (all: Loaded[]) => all.reduce((total, { bytes }) => total + bytes, 0);
/** The page's own data does not count as script, though it is loaded as one. */
const isData = ({ path }: Loaded) => path.startsWith('/_next/static/page/');
const scripts = (all: Loaded[]) => all.filter((each) => each.type === 'Script' && !isData(each));

/** The targets count script as gzip, even if the wire carries a better encoding. */
async function zipped(request: APIRequestContext, all: Loaded[]) {
  const bodies = await Promise.all(scripts(all).map(async ({ path }) => (await request.get(path)).body()));
  return bodies.reduce((total, body) => total + gzipSync(body).byteLength, 0);
}

/** The script of an empty page, the same for every test of a worker. */
let floorOfWorker: Promise<number> | undefined;
const readFloor = (page: Page, request: APIRequestContext) => {
  floorOfWorker ??= load(page, '/bench-floor').then((all) => zipped(request, all));
  return floorOfWorker;
};

const htmlOnTheWire = async (request: APIRequestContext, path: string) =>
  Number((await request.get(path, { headers: { 'accept-encoding': 'br' } })).headers()['content-length']);

/** A page's first answers are compressed fast, and are a tenth larger than later ones. */
const untilPackedBest = (request: APIRequestContext, path: string) =>
  expect
    .poll(async () => {
      const answer = await request.get(path, { headers: { 'accept-encoding': 'br' } });
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      const best = brotliCompressSync(await answer.body(), { params }).byteLength;
      return Number(answer.headers()['content-length']) - best;
    })
    .toBe(0);

/** The first colour that has an address of its own. */
async function withColour(request: APIRequestContext, path: string) {
  if (!path.includes('{colour}')) return path;
  const product = path.replace('/{colour}', '');
  const [, colour] = new RegExp(`"${product}/([a-z0-9-]+)"`).exec(await (await request.get(product)).text()) ?? [];
  return path.replace('{colour}', colour ?? 'none');
}

for (const [kind, path] of routes) {
  test(`T14 a first visit of ${path} stays within its weight limits`, async ({ page, request }, { annotations }) => {
    const limit: Limits = limits[kind];
    const address = await withColour(request, await withCampaign(request, path));
    const floor = await readFloor(page, request);
    // A page rendered per request is compressed once.
    if (kind !== 'search') await untilPackedBest(request, address);
    const all = await load(page, address);
    const ahead = all.filter((each) => each.ahead);
    const figures = {
      scriptAboveFloor: (await zipped(request, all)) - floor,
      floor,
      html: await htmlOnTheWire(request, address),
      data: sum(all.filter(isData)),
      requests: all.length,
      ahead: ahead.length,
      aheadBytes: sum(ahead),
      fonts: sum(all.filter(({ type }) => type === 'Font')),
      everything: sum(all),
    };
    annotations.push({ type: 'figures', description: JSON.stringify(figures) });
    expect(floor).toBeGreaterThan(50 * kB);
    expect(figures.scriptAboveFloor).toBeGreaterThan(0);
    expect(figures.html).toBeGreaterThan(1 * kB);
    expect.soft(figures.scriptAboveFloor).toBeLessThanOrEqual(limit.script);
    expect.soft(figures.html).toBeLessThanOrEqual(limit.html ?? Number.POSITIVE_INFINITY);
    expect.soft(figures.everything).toBeLessThanOrEqual(limit.everything);
    expect.soft(figures.fonts).toBeLessThanOrEqual(40 * kB);
    // P8 is 24; the consent gate, the bootstrap, the page's data and the speculation rules come on top.
    expect.soft(figures.requests, all.map(({ path }) => path).join('\n')).toBeLessThanOrEqual(limit.requests ?? 30);
    expect.soft(figures.ahead).toBeLessThanOrEqual(2);
    expect.soft(figures.aheadBytes).toBeLessThanOrEqual(8 * kB);
  });
}

test('R44 sign-in form and order pad load on their own page only, not on home or checkout', async ({
  page,
  request,
  signIn,
}) => {
  const codeOf = async (path: string) => {
    const files = scripts(await load(page, path)).map((each) => each.path);
    const texts = await Promise.all(files.map(async (file) => (await request.get(file)).text()));
    return { files, text: texts.join('\n') };
  };
  const shop = await codeOf(home);
  const client = await codeOf('/clients/login');
  await signIn('lucia');
  const desk = await codeOf('/executive/quick-order');
  const checkout = await codeOf('/checkout/confirmation');
  // Texts that identify the sign-in form, the form library and the order pad in a chunk.
  const marks = { form: /autoComplete:"current-password"/, forms: /shouldFocusError/, pad: /entry-quantity/ };
  const marksOf = ({ text }: { text: string }) =>
    Object.entries(marks).flatMap(([name, mark]) => (mark.test(text) ? name : []));
  expect([shop, client, desk, checkout].map(marksOf)).toEqual([[], ['form', 'forms'], ['pad'], []]);
  const only = (one: string[], other: string[]) => one.filter((file) => !other.includes(file));
  expect(only(client.files, shop.files).length).toBeGreaterThan(0);
});

const root = resolve(import.meta.dirname, '..');

/** Texts that identify the islands of a section in the served code. */
const sectionMarks: Record<string, string[]> = {
  home: ['sign-up-stage'],
  executive: ['pad-rows', 'session-device'],
  checkout: ['order-bag-groups', 'gift-rules', 'checkout-saved'],
  validation: ['review-bought'],
  'my-store': ['bag-clear', 'guest-more'],
};

/** Every page of the build with the code that its manifest names, for any state of an order and any role. */
function pagesOfBuild(): { section: string; page: string; code: string[] }[] {
  const app = join(root, '.next/server/app');
  const ending = '_client-reference-manifest.js';
  return readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(`page${ending}`) && file.startsWith('[locale]') && !file.includes('/dev/'))
    .map((file) => {
      const text = readFileSync(join(app, file), 'utf8');
      const code = [...new Set(text.match(/static\/chunks\/[\w.~-]+\.js/g))];
      const page = file.replace(/^\[locale\]\/\(\w+\)\//, '').replace(`/page${ending}`, '');
      return { section: page.split('/')[0] ?? '', page, code };
    });
}

test('R44 J21 J22 no page of the build names the code of another section', () => {
  const texts = new Map<string, string>();
  const textOf = (chunk: string) => {
    const text = texts.get(chunk) ?? readFileSync(join(root, '.next', chunk), 'utf8');
    texts.set(chunk, text);
    return text;
  };
  const pages = pagesOfBuild();
  for (const section of Object.keys(sectionMarks)) expect(pages.map((page) => page.section)).toContain(section);
  const foreign = pages.flatMap(({ section, page, code }) => {
    expect([page, code.length > 3]).toEqual([page, true]);
    return Object.entries(sectionMarks).flatMap(([other, marks]) =>
      other === section
        ? []
        : marks.filter((mark) => code.some((chunk) => textOf(chunk).includes(mark))).map((mark) => [page, mark]),
    );
  });
  expect(foreign).toEqual([]);
  // Every mark must occur in the served code, because an outdated one would match nothing.
  const served = readdirSync(join(root, '.next/static/chunks')).filter((name) => name.endsWith('.js'));
  const all = served.map((name) => textOf(`static/chunks/${name}`)).join('\n');
  for (const mark of Object.values(sectionMarks).flat()) expect([mark, all.includes(mark)]).toEqual([mark, true]);
});
