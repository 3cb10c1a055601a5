import { failureKeys } from 'contract/envelope.ts';
import { type Locale, locales } from 'contract/public-codes.ts';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../kit/config.ts';
import { absent, Refusal } from '../../shared/errors.ts';
import { toRowId } from '../../shared/ids.ts';

// What a browser sends to the office, read once: cookies, language, fields.

const languageCookie = 'office-language';
const fallback: Locale = 'en';
const mostPages = 400;

/** Only our own host can set or see it, but for work on the code, where there is no TLS. */
const isGuarded = ({ mode }: Pick<Config, 'mode'>) => mode !== 'development';
const sessionCookie = (config: Pick<Config, 'mode'>) => `${isGuarded(config) ? '__Host-' : ''}office`;
const toCookie = (config: Pick<Config, 'mode'>, name: string, value: string, age?: number) =>
  `${name}=${value}; Path=/; HttpOnly; SameSite=Strict${isGuarded(config) ? '; Secure' : ''}${age === undefined ? '' : `; Max-Age=${age}`}`;

export const startCookie = (config: Pick<Config, 'mode'>, token: string) =>
  toCookie(config, sessionCookie(config), token);
export const endCookie = (config: Pick<Config, 'mode'>) => toCookie(config, sessionCookie(config), '', 0);
export const keepLanguage = (config: Pick<Config, 'mode'>, locale: Locale) =>
  toCookie(config, languageCookie, locale, 365 * 24 * 3600);

function readCookie({ headers }: FastifyRequest, name: string): string | null {
  const found = (headers.cookie ?? '').split(';').find((part) => part.trim().startsWith(`${name}=`));
  return found?.trim().slice(name.length + 1) || null;
}

/** A text of ours has 43 characters; what is longer is nobody's. */
export function readToken(request: FastifyRequest, config: Pick<Config, 'mode'>): string | null {
  const token = readCookie(request, sessionCookie(config));
  return token !== null && /^[\w-]{43}$/.test(token) ? token : null;
}

export const toLocale = (text: unknown): Locale | null => locales.find((locale) => locale === text) ?? null;

export function readLocale(request: FastifyRequest): Locale {
  const accepted = (request.headers['accept-language'] ?? '').split(',').slice(0, 20);
  const wanted = accepted.map((part) => toLocale(part.trim().slice(0, 2).toLowerCase()));
  return toLocale(readCookie(request, languageCookie)) ?? wanted.find((locale) => locale !== null) ?? fallback;
}

export const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? url;

/** Each field once, as text. */
export function readTexts(given: unknown): Partial<Record<string, string>> {
  const texts = Object.entries(Object(given));
  if (texts.some(([, text]) => typeof text !== 'string')) throw new Refusal(400, failureKeys.malformed);
  return Object.fromEntries(texts) as Record<string, string>;
}

/** Of a list, as its address has it. */
export function requirePage({ page: typed = '1' }: Partial<Record<string, string>>, most = mostPages): number {
  const page = toRowId(typed);
  if (page === null || page > most) throw absent();
  return page;
}

/** Forms are sent as forms, and by our own pages where a browser says from where. */
export function assertOwnForm({ headers }: FastifyRequest): void {
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') throw new Refusal(415, failureKeys.unsupportedType);
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') throw new Refusal(403, failureKeys.refused);
}
