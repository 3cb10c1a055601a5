import Validator from '@adobe/structured-data-validator';
import robotsParser from 'robots-parser';
import { type Locale, locales } from '../contract/public-codes.ts';
import { isPublicPath } from '../lib/access/route-access.ts';
import { localePath } from '../lib/i18n/routing.ts';
import { ask, drain, findAll, hangUp, type Page, readPage } from './crawler';
import { expect, test } from './fixtures';

const localeOf = (path: string): Locale => locales.find((locale) => path.startsWith(`/${locale}/`)) ?? 'es';
const isPublic = (path: string) => isPublicPath(path.replace(/^\/(en|de)(?=\/)/, ''));
const isFurtherPage = (path: string) => /\/\d+$/.test(path);
/** The parent path: for a colour's page its product. */
const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
const isReviews = (path: string) => path.includes('/reviews/');
const isPicture = (path: string) => path.startsWith('/media/');
/** Samples one in so many paths, the same on every machine. */
const isOneOf = (count: number, path: string) =>
  [...path].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9973, 7) % count === 0;
/** Product pages differ between languages only in their texts: each is read in one of the three. */
const isProduct = (path: string) => /-[a-z]{2}\d{4}$/.test(path);
const isInTurn = (path: string) => {
  const number = Number(/\d+$/.exec(path)?.[0]);
  return locales[number % locales.length] === localeOf(path);
};
/** Sample rate of the colour and review pages of products, because they all share a template. */
const sideShare = 20;
/** Sample rate of pictures, because drawing one on its first request costs more than a page. */
const pictureShare = 100;
const typeOf = (address: string) => (address.includes('/share-cards/') ? 'image/jpeg' : 'image/webp');
const write = (twins: Iterable<[string, string]>) => [...twins].map((pair) => pair.join(' ')).join(', ');

/** Collects the failures as readable sentences. */
function createFindings() {
  const wrong: string[] = [];
  const expectThat = (good: boolean, ...words: unknown[]) => {
    if (!good) wrong.push(words.join(' '));
  };
  return { wrong, expectThat };
}
type ExpectThat = ReturnType<typeof createFindings>['expectThat'];

/** Each address in the sitemap with its translations. */
async function readSitemap(origin: string, sitemaps: string[], expectThat: ExpectThat): Promise<Map<string, string>> {
  const listed = new Map<string, string>();
  const parts = (await Promise.all(sitemaps.map((each) => ask(each)))).flatMap(({ text }) =>
    findAll(text, /<loc>([^<]+)<\/loc>/g),
  );
  for (const part of parts) {
    for (const [, url = ''] of (await ask(part)).text.matchAll(/<url>(.*?)<\/url>/gs)) {
      const [address = ''] = findAll(url, /<loc>([^<]+)<\/loc>/g);
      const path = address.slice(origin.length);
      expectThat(address.startsWith(`${origin}/`) && !listed.has(path), address, 'is listed twice, or elsewhere');
      const twins = [...url.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)];
      listed.set(path, write(twins.map(([, language = '', href = '']) => [language, href.slice(origin.length)])));
    }
  }
  return listed;
}

type Shop = {
  origin: string;
  listed: Map<string, string>;
  pages: Map<string, Page>;
  unread: Set<string>;
  pictures: Set<string>;
};

/** Follows every link to a page of the shop once. */
async function crawl(shop: Shop, mayVisit: (url: string) => boolean, expectThat: ExpectThat) {
  const { origin, listed, pages, unread } = shop;
  const foundOn = new Map([...listed.keys()].map((path) => [path, 'the sitemap']));
  const queue = [...listed.keys()].filter((path) => !isProduct(path) || isInTurn(path));
  for (const path of listed.keys()) if (!queue.includes(path)) unread.add(path);

  function follow(link: string, page: Page): void {
    const url = URL.canParse(link, origin + page.path) ? new URL(link, origin + page.path) : null;
    expectThat(url !== null, page.path, 'has a link that is no address:', link);
    if (url?.origin !== new URL(origin).origin || foundOn.has(url.pathname)) return;
    // Search results and personal pages are skipped, because robots may not visit them.
    if ((isPublic(url.pathname) || url.search) && !mayVisit(url.href)) return;
    foundOn.set(url.pathname, page.path);
    if (isPicture(url.pathname)) return void shop.pictures.add(url.href);
    if (isProduct(url.pathname))
      return void expectThat(false, page.path, 'leads to a product outside the sitemap:', link);
    const isColour = listed.has(parentOf(url.pathname)) && !isFurtherPage(url.pathname);
    const isSide = isColour || isReviews(url.pathname);
    if (isSide && !isOneOf(sideShare, url.pathname)) unread.add(url.pathname);
    else queue.push(url.pathname);
  }

  await drain(queue, async (path) => {
    const { status, type, location, text } = await ask(origin + path);
    if (isPublic(path)) {
      expectThat(
        status === 200 && type.startsWith('text/html'),
        path,
        'of',
        foundOn.get(path),
        'answers',
        status,
        location,
      );
      if (status !== 200) return;
      const page = readPage(path, text, origin);
      pages.set(path, page);
      for (const link of page.links) follow(link, page);
    } else {
      // It opens, or a guard redirects to a page that does.
      const opens = status === 200 || (location !== '' && (await ask(new URL(location, origin).href)).status === 200);
      expectThat(opens, path, 'of', foundOn.get(path), 'answers', status, location);
    }
  });
}

function checkHead(page: Page, { origin, listed }: Shop, expectThat: ExpectThat): void {
  const { path, titles, descriptions, canonical, picture } = page;
  const [description = ''] = descriptions;
  expectThat(titles.length === 1 && titles[0] !== '', path, 'has titles', titles);
  expectThat(descriptions.length === 1 && description.length >= 50, path, 'has descriptions', descriptions);
  expectThat(description.length <= 160, path, 'has a description too long to be shown');
  expectThat(picture?.startsWith(`${origin}/share-cards/${localeOf(path)}`) === true, path, 'is shared with', picture);
  const [address = ''] = canonical;
  const isOwn = address === path;
  const isOfItsProduct = listed.has(address) && address === parentOf(path);
  expectThat(canonical.length === 1 && (isOwn || isOfItsProduct), path, 'has the canonical address', canonical);
  expectThat(!isOwn || listed.has(path) || isFurtherPage(path), path, 'is not in the sitemap');
}

/** A page names all languages, itself and the default; its translations and the sitemap name the same addresses. */
function checkTwins({ path, twins }: Page, { listed, pages, unread }: Shop, expectThat: ExpectThat): void {
  expectThat([...twins.keys()].sort().join() === 'de,en,es,x-default', path, 'has twins', [...twins.keys()]);
  expectThat(twins.get(localeOf(path)) === path, path, 'is not its own twin');
  expectThat(twins.get('x-default') === twins.get('es'), path, 'has another default than Spanish');
  for (const twin of twins.values()) {
    const other = pages.get(twin);
    // A product or colour is read in one language only, so its translations may be missing.
    const isLeftOut = unread.has(twin) || listed.has(parentOf(twin));
    const said = listed.get(twin);
    expectThat(said === undefined || said === write(twins), path, 'and the sitemap of', twin, 'name different twins');
    if (other) expectThat(write(other.twins) === write(twins), path, 'and', twin, 'name different twins');
    else expectThat(isLeftOut, path, 'has a twin that is no page:', twin);
  }
}

async function checkData({ path, data }: Page, expectThat: ExpectThat): Promise<void> {
  expectThat(data.length <= 1, path, 'has data in', data.length, 'elements');
  expectThat(data.length === 1 || !/\/(catalogue\/|home\/your-catalog)/.test(path), path, 'has no data');
  for (const text of data) {
    const jsonld: Record<string, { '@type': string }[]> = {};
    for (const node of JSON.parse(text)['@graph']) jsonld[node['@type']] = [...(jsonld[node['@type']] ?? []), node];
    for (const { severity, issueMessage } of await new Validator().validate({ jsonld })) {
      expectThat(severity !== 'ERROR', path, 'has data with', issueMessage);
    }
  }
}

/** Reads the shop as a search engine does: from the sitemap and by links, without a browser. */
test('F026 F027 F029 F030 F031 F033 machines can read every department in three languages, every product in one of them and one of twenty colours and review pages, every head and every link, and one of a hundred pictures', async ({
  baseURL,
}) => {
  // Long, because hundreds of pages are rendered on their first request.
  test.setTimeout(900_000);
  const origin = baseURL ?? '';
  const { wrong, expectThat } = createFindings();
  const robots = robotsParser(`${origin}/robots.txt`, (await ask(`${origin}/robots.txt`)).text);
  const listed = await readSitemap(origin, robots.getSitemaps(), expectThat);
  expect(listed.size).toBeGreaterThan(700);
  const shop: Shop = { origin, listed, pages: new Map(), unread: new Set(), pictures: new Set() };
  await crawl(shop, (url) => robots.isAllowed(url, 'Googlebot') === true, expectThat);

  const said = new Map<string, string>();
  for (const page of shop.pages.values()) {
    const { path, lang, headings, noindex, titles, descriptions } = page;
    expectThat(lang === localeOf(path), path, 'says that its language is', lang);
    // One click, where the law allows two; a unit test checks the layouts of personal pages.
    const imprint = localePath(localeOf(path), '/customer-care/imprint');
    expectThat(page.links.includes(imprint), path, 'does not lead to the imprint');
    expectThat(headings === 1, path, 'has', headings, 'first headings');
    expectThat(!noindex || isReviews(path), path, 'is public and hides');
    if (noindex) continue;
    checkHead(page, shop, expectThat);
    checkTwins(page, shop, expectThat);
    await checkData(page, expectThat);
    // Unique within a language only, because a name may be the same in two.
    for (const text of [`title ${lang} ${titles[0]}`, `description ${lang} ${descriptions[0]}`]) {
      expectThat(!said.has(text), path, 'and', said.get(text), 'have the same', text);
      said.set(text, path);
    }
  }
  const linked = new Set([...shop.pages.values()].flatMap(({ path, links }) => links.filter((link) => link !== path)));
  for (const path of listed.keys()) expectThat(linked.has(path), path, 'is in the sitemap and no page leads there');

  for (const { picture } of shop.pages.values()) if (picture) shop.pictures.add(picture);
  const looked = [...shop.pictures].filter((address) => isOneOf(pictureShare, address));
  await drain(
    looked,
    async (address) => {
      const look = () => ask(address, 'HEAD');
      let { status, type } = await look();
      // On a busy machine a drawing may take longer than its request: it continues, and a later request gets it.
      while (status === 503) ({ status, type } = await look());
      expectThat(status === 200 && type === typeOf(address), address, 'answers', status, type);
    },
    1,
  );
  hangUp();
  expect(Math.min(shop.pages.size, looked.length)).toBeGreaterThan(5);
  const description = `${shop.pages.size} pages, ${shop.unread.size} left out, ${looked.length} pictures`;
  test.info().annotations.push({ type: 'read', description });
  expect(wrong.slice(0, 40), `${wrong.length} findings in ${description}`).toEqual([]);
});
