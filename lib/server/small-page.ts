import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { defaultLocale, locales } from '../../contract/public-codes.ts';
import { brand } from '../brand.ts';
import type { Locale } from '../i18n/routing.ts';

type SmallPage = { language: Locale; title: string; text: string; href: string; action: string; note?: string };

const prefix = new RegExp(`^/(?:${locales.filter((locale) => locale !== defaultLocale).join('|')})(?=/|$)`);

/** The part of an address that names its language; the default one has none. */
export const prefixOf = (path: string): string => prefix.exec(path)?.[0] ?? '';

export function languageOf(path: string): Locale {
  const named = prefixOf(path).slice(1);
  return locales.find((locale) => locale === named) ?? defaultLocale;
}

/** It runs nothing and loads nothing. */
export const smallPagePolicy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/** A page in the house's look that needs neither Next nor script nor backend. The texts are ours, never a visitor's. */
export const smallPage = ({ language, title, text, href, action, note = '' }: SmallPage) => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${brand.name}</title>
<style>
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 2rem; box-sizing: border-box;
    background: #faf6f0; color: #2b2320; font: 1.125rem/1.6 system-ui, sans-serif; }
  main { max-width: 34rem; }
  .name { font: 1.375rem/1 Georgia, serif; margin: 0 0 2.5rem; color: #6d1f35; }
  h1 { font: 400 2.5rem/1.15 Georgia, serif; margin: 0 0 1rem; }
  a { display: inline-block; margin-top: 1rem; padding: .8rem 1.6rem; border-radius: 999px; background: #6d1f35;
    color: #fff; text-decoration: none; }
  a:focus-visible { outline: 3px solid #6d1f35; outline-offset: 3px; }
  small { display: block; margin-top: 2rem; font-size: 1rem; color: #66564d; }
</style>
<main>
  <p class="name">${brand.name}</p>
  <h1>${title}</h1>
  <p>${text}</p>
  <a href="${href}">${action}</a>
  ${note && `<small>${note}</small>`}
</main>
</html>
`;

type Sending = { status: number; headers?: OutgoingHttpHeaders };

export function sendSmallPage(
  request: IncomingMessage,
  response: ServerResponse,
  words: SmallPage,
  { status, headers }: Sending,
): void {
  const page = Buffer.from(smallPage(words));
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': page.byteLength,
    'content-security-policy': smallPagePolicy,
    ...headers,
  });
  response.end(request.method === 'HEAD' ? undefined : page);
}
