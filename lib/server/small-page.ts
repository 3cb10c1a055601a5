import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { defaultLocale, locales } from '../../contract/public-codes.ts';
import type { Locale } from '../i18n/routing.ts';
import { type SmallPage, smallPage, smallPagePolicy } from '../small-page.ts';

const prefix = new RegExp(`^/(?:${locales.filter((locale) => locale !== defaultLocale).join('|')})(?=/|$)`);

/** The language prefix of an address; empty for the default language. */
export const prefixOf = (path: string): string => prefix.exec(path)?.[0] ?? '';

export function languageOf(path: string): Locale {
  const named = prefixOf(path).slice(1);
  return locales.find((locale) => locale === named) ?? defaultLocale;
}

type PageOptions = { status: number; headers?: OutgoingHttpHeaders };

export function sendSmallPage(
  request: IncomingMessage,
  response: ServerResponse,
  words: SmallPage,
  { status, headers }: PageOptions,
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
