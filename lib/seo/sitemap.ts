import { defaultLocale, type Locale, locales } from '@/lib/i18n/routing';
import { escapeHtml } from '@/lib/standalone-page';

/** A page in all languages: paths with their prefix. */
export type SitemapPage = { paths: Record<Locale, string>; changed: string | null; picture: string | null };
export type SitemapPart = { name: string; changed: string | null };

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/** F031: the list of parts. */
export function sitemapIndex(origin: string, parts: SitemapPart[]): string {
  const rows = parts.map(
    ({ name, changed }) => `<sitemap><loc>${toXml(`${origin}/sitemaps/${name}`)}</loc>${lastmod(changed)}</sitemap>\n`,
  );
  return `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('')}</sitemapindex>\n`;
}

/** F031: one part, generated piece by piece to save memory. Each address names all translations, itself included. */
export function* sitemapPart(origin: string, places: Iterable<SitemapPage>): Generator<string> {
  yield `${head}<urlset ${namespaces}>\n`;
  for (const { paths, changed, picture } of places) {
    const twins = [...locales.map((each) => [each, paths[each]]), ['x-default', paths[defaultLocale]]]
      .map(([language, path]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${toXml(origin + path)}"/>`)
      .join('');
    const image = picture ? `<image:image><image:loc>${toXml(origin + picture)}</image:loc></image:image>` : '';
    for (const locale of locales) {
      yield `<url><loc>${toXml(origin + paths[locale])}</loc>${lastmod(changed)}${twins}${image}</url>\n`;
    }
  }
  yield '</urlset>\n';
}

const lastmod = (changed: string | null) => (changed ? `<lastmod>${toXml(changed)}</lastmod>` : '');

const toXml = (text: string) => escapeHtml(text).replaceAll("'", '&apos;');

/** About 60 kB of a sitemap: single rows are too small to send. */
const rowsAtATime = 100;

/** Generates rows only as fast as they are read, so that none waits in memory. */
export function streamText(rows: Iterator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull(controller) {
      let some = '';
      for (let count = 0; count < rowsAtATime; count++) {
        const { value, done } = rows.next();
        if (done) {
          if (some) controller.enqueue(encoder.encode(some));
          controller.close();
          return;
        }
        some += value;
      }
      controller.enqueue(encoder.encode(some));
    },
  });
}
