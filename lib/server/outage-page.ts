import type { IncomingMessage } from 'node:http';
import type { Answer } from '../../engine/answers/replace-answer.ts';
import { outageTexts } from '../i18n/fallback-texts.ts';
import { standalonePage, standalonePagePolicy } from '../standalone-page.ts';
import { localeOf } from './page-addresses.ts';

const retryAfterSeconds = 15;

/**
 * A page that could not be rendered is answered 503 with a page that needs neither script nor backend and is not
 * cacheable. Next would answer 500 with a page that only script can fill. Null when no page was wanted.
 */
export const outagePage = (request: IncomingMessage): null | (() => Answer) =>
  wantsPage(request) ? () => toAnswer(request) : null;

function toAnswer(request: IncomingMessage): Answer {
  const page = Buffer.from(toHtml(request));
  return {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-length': page.byteLength,
      'cache-control': 'no-store',
      'retry-after': String(retryAfterSeconds),
      'content-security-policy': standalonePagePolicy,
    },
    body: request.method === 'HEAD' ? undefined : page,
  };
}

const wantsPage = (request: IncomingMessage) =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !request.headers.rsc &&
  !/^\/(api|media|_next|EuropaBackend)\//.test(request.url ?? '');

function toHtml(request: IncomingMessage): string {
  const [path = ''] = (request.url ?? '/').split('?');
  const language = localeOf(path);
  const { title, text, action, reference } = outageTexts[language];
  const id = crypto.randomUUID().slice(0, 8);
  console.error(`outage page ${id} for ${path}`);
  return standalonePage({ language, title, text, href: '', action, note: `${reference}: ${id}` });
}
