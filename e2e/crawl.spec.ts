import Validator from '@adobe/structured-data-validator';
import robotsParser from 'robots-parser';
import { type Locale, locales } from '../contract/codes.ts';
import { ask, drain, findAll, hangUp, type Page, readPage } from './crawler';
import { expect, test } from './fixtures';

/**
 * Reads the whole shop in three languages as a search engine would, from the sitemap and by the links, and looks at
 * every head. Colours of products are pages too, several for each: every fifth of them is read.
 */
const localeOf = (path: string): Locale => locales.find((locale) => path.startsWith(`/${locale}/`)) ?? 'es';
const isPublic = (path: string) =>
  /^(\/(en|de))?\/(home|catalogue|customer-care|love|your-business)\//.test(path) ||
  /\/my-store\/[^/]+\/welcome$/.test(path);
const isFurtherPage = (path: string) => /\/\d+$/.test(path);
/** The same ones on every machine. */
const isEveryFifth = (path: string) =>
  [...path].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9973, 7) % 5 === 0;

async function problemsOf(text: string): Promise<string[]> {
  const jsonld: Record<string, { '@type': string }[]> = {};
  for (const node of JSON.parse(text)['@graph']) jsonld[node['@type']] = [...(jsonld[node['@type']] ?? []), node];
  const issues = await new Validator().validate({ jsonld });
  return issues.filter(({ severity }) => severity === 'ERROR').map(({ issueMessage }) => issueMessage);
}

test('F026 F027 F029 F031 the whole shop can be read by machines: every page, every link, every head', async ({
  baseURL,
}) => {
  test.setTimeout(600_000);
  const origin = baseURL ?? '';
  const robots = robotsParser(`${origin}/robots.txt`, (await ask(`${origin}/robots.txt`)).text);
  const wrong: string[] = [];
  const expectThat = (good: boolean, ...words: unknown[]) => {
    if (!good) wrong.push(words.join(' '));
  };

  // The sitemap: each address once, each with its twins.
  const listed = new Map<string, string>();
  for (const sitemap of robots.getSitemaps()) {
    for (const part of findAll((await ask(sitemap)).text, /<loc>([^<]+)<\/loc>/g)) {
      for (const url of findAll((await ask(part)).text, /<url>(.*?)<\/url>/gs)) {
        const [address = ''] = findAll(url, /<loc>([^<]+)<\/loc>/g);
        const path = address.slice(origin.length);
        expectThat(address.startsWith(`${origin}/`) && !listed.has(path), 'listed twice or elsewhere:', address);
        listed.set(
          path,
          [...url.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)]
            .map(([, lang, href]) => `${lang} ${href?.slice(origin.length)}`)
            .join(', '),
        );
      }
    }
  }
  expect(listed.size).toBeGreaterThan(700);

  const queue = [...listed.keys()];
  const known = new Set(queue);
  const linkedFrom = new Map<string, string>();
  const pages = new Map<string, Page>();
  const pictures = new Set<string>();
  const unread: string[] = [];

  await drain(queue, async (path) => {
    const { status, type, location, text } = await ask(origin + path);
    const from = linkedFrom.get(path) ?? 'the sitemap';
    if (!isPublic(path)) {
      // A room: it opens, or a guard sends on to what does.
      const target = location && (await ask(new URL(location, origin).href)).status;
      expectThat(status === 200 || target === 200, path, 'of', from, 'answers', status, location);
      return;
    }
    expectThat(status === 200 && type.startsWith('text/html'), path, 'of', from, 'answers', status, location);
    if (status !== 200) return;
    const page = readPage(path, text, origin);
    pages.set(path, page);
    if (page.picture) pictures.add(page.picture);
    for (const link of page.links) {
      const url = URL.canParse(link, origin + path) ? new URL(link, origin + path) : null;
      if (!url) wrong.push(`${path} has a link that is no address: ${link}`);
      if (url?.origin !== new URL(origin).origin || known.has(url.pathname)) continue;
      known.add(url.pathname);
      linkedFrom.set(url.pathname, path);
      const isColour =
        isPublic(url.pathname) &&
        listed.has(url.pathname.replace(/\/[^/]+$/, '')) &&
        !isFurtherPage(url.pathname) &&
        listed.get(path) !== undefined &&
        !listed.has(url.pathname);
      if (url.search && !isPublic(url.pathname) && !robots.isAllowed(url.href, 'Googlebot')) continue;
      if (isColour && !isEveryFifth(url.pathname)) unread.push(url.pathname);
      else queue.push(url.pathname);
    }
  });

  const seen = { title: new Map<string, string>(), description: new Map<string, string>() };
  const once = (what: keyof typeof seen, text: string, path: string) => {
    expectThat(!seen[what].has(text), `${what} of`, path, 'is that of', seen[what].get(text), ':', text);
    seen[what].set(text, path);
  };
  for (const page of pages.values()) {
    const { path, titles, descriptions, canonical, twins } = page;
    expectThat(page.lang === localeOf(path), path, 'says its language is', page.lang);
    expectThat(page.headings === 1, path, 'has', page.headings, 'first headings');
    expectThat(titles.length === 1 && titles[0] !== '', path, 'has titles', titles);
    expectThat(
      descriptions.length === 1 && (descriptions[0]?.length ?? 0) >= 50,
      path,
      'has descriptions',
      descriptions,
    );
    expectThat((descriptions[0]?.length ?? 0) <= 160, path, 'has a description too long to be shown');
    once('title', titles[0] ?? '', path);
    once('description', descriptions[0] ?? '', path);
    expectThat(!page.noindex, path, 'is public and hides');
    expectThat(
      page.picture?.startsWith(`${origin}/share-cards/${localeOf(path)}`) === true,
      path,
      'is shared with',
      page.picture,
    );
    // Its own address, or a colour's product.
    const [address = ''] = canonical;
    const isOwn = address === path;
    expectThat(
      canonical.length === 1 && (isOwn || (listed.has(address) && path.startsWith(`${address}/`))),
      path,
      'has canonical',
      canonical,
    );
    expectThat(!isOwn || listed.has(path) || isFurtherPage(path), path, 'is not in the sitemap');
    // Twins: all languages and the default, itself among them, and each names the same ones.
    expectThat([...twins.keys()].sort().join() === 'de,en,es,x-default', path, 'has twins', [...twins.keys()]);
    expectThat(
      twins.get(localeOf(path)) === path && twins.get('x-default') === twins.get('es'),
      path,
      'is not its own twin',
    );
    for (const [, twin] of twins) {
      const other = pages.get(twin);
      if (!other) expectThat(unread.includes(twin) || !isOwn, path, 'has a twin that is no page:', twin);
      else expectThat([...other.twins].join() === [...twins].join(), path, 'and', twin, 'name different twins');
    }
    if (listed.has(path))
      expectThat(
        listed.get(path) === [...twins].map((pair) => pair.join(' ')).join(', '),
        path,
        'has other twins in the sitemap',
      );
    expectThat(page.data.length <= 1, path, 'has data in', page.data.length, 'elements');
    expectThat(page.data.length === 1 || !/\/(catalogue|home)\//.test(path), path, 'has no data');
    for (const text of page.data) {
      const problems = await problemsOf(text).catch((error: Error) => [error.message]);
      expectThat(problems.length === 0, path, 'has data with', problems.join('; '));
    }
  }
  for (const path of listed.keys()) {
    const isLinked =
      linkedFrom.has(path) || [...pages.values()].some((page) => page.path !== path && page.links.includes(path));
    expectThat(isLinked, path, 'is in the sitemap and no page leads there');
  }
  await drain([...pictures], async (address) => {
    const { status, type } = await ask(address, 'HEAD');
    expectThat(status === 200 && type === 'image/jpeg', address, 'answers', status);
  });

  hangUp();
  test
    .info()
    .annotations.push({
      type: 'read',
      description: `${pages.size} pages, ${known.size} addresses, ${unread.length} colours left out, ${pictures.size} cards`,
    });
  expect(wrong.slice(0, 60)).toEqual([]);
});
