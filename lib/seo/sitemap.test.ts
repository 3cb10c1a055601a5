import { expect, test } from '@jest/globals';
import { slugMaxLength } from '@/contract/public-rules';
import { addressesPerCallMax } from '@/contract/rules';
import { locales } from '@/lib/i18n/routing';
import { sitemapIndex, sitemapPart } from './sitemap';

const origin = 'https://shop.example';
const place = (slug: string) => ({
  paths: { es: `/catalogue/${slug}`, en: `/en/catalogue/${slug}`, de: `/de/catalogue/${slug}` },
  changed: '2026-11-02T06:00:00Z',
  picture: '/media/abc/860.webp',
});

test('F031 the index names each part and its last change', () => {
  const text = sitemapIndex(origin, [
    { name: 'pages.xml', changed: null },
    { name: 'products-0.xml', changed: '2026-11-02T06:00:00Z' },
  ]);
  expect(text).toContain('<sitemap><loc>https://shop.example/sitemaps/pages.xml</loc></sitemap>');
  expect(text).toContain(
    '<loc>https://shop.example/sitemaps/products-0.xml</loc><lastmod>2026-11-02T06:00:00Z</lastmod>',
  );
});

test('F031 F027 each language of a page is an address, and names all of them with the default', () => {
  const text = [...sitemapPart(origin, [place('x')])].join('');
  const urls = text.match(/<url>.*?<\/url>/gs) ?? [];
  expect(urls).toHaveLength(3);
  for (const url of urls) {
    expect(
      [...url.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => [language, href]),
    ).toEqual([
      ['es', 'https://shop.example/catalogue/x'],
      ['en', 'https://shop.example/en/catalogue/x'],
      ['de', 'https://shop.example/de/catalogue/x'],
      ['x-default', 'https://shop.example/catalogue/x'],
    ]);
  }
});

test('F031 no address or date can break the document', () => {
  const text = [...sitemapPart('https://x', [{ ...place('a&b<c>"\''), changed: '<&>' }])].join('');
  expect(text.replace(/&(amp|lt|gt|quot|apos);/g, '')).not.toContain('&');
  expect(text).not.toContain('<c>');
});

test('F031 the largest possible part stays within 50,000 addresses and 50 megabytes', () => {
  const longest = place('x'.repeat(slugMaxLength));
  let bytes = 0;
  let addresses = 0;
  let largest = 0;
  for (const piece of sitemapPart(
    'https://a-rather-long-name-of-a-shop.example',
    Array(addressesPerCallMax).fill(longest),
  )) {
    bytes += piece.length;
    largest = Math.max(largest, piece.length);
    addresses += piece.split('<url>').length - 1;
  }
  expect(addresses).toBe(addressesPerCallMax * locales.length);
  expect(addresses).toBeLessThanOrEqual(50_000);
  expect(bytes).toBeLessThan(50 * 1024 * 1024);
  // Constant memory: no piece grows with the number of products.
  expect(largest).toBeLessThan(5_000);
});
