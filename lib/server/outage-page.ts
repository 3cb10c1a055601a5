import type { IncomingMessage, ServerResponse } from 'node:http';
import { outageWords } from '../i18n/last-words.ts';
import { smallPage, smallPagePolicy } from '../small-page.ts';
import { type Answer, replaceAnswer } from './answers/replace-answer.ts';
import { languageOf } from './small-page.ts';

const retryAfterSeconds = 15;

/**
 * A page that could not be rendered is answered 503 with a page that needs neither script nor backend and is not
 * cacheable. Next would answer 500 with a page that only script can fill.
 */
export function answerOutages(request: IncomingMessage, response: ServerResponse): void {
  replaceAnswer(response, (status) => (status === 500 && wantsPage(request) ? () => outage(request) : null));
}

function outage(request: IncomingMessage): Answer {
  const page = Buffer.from(outagePage(request));
  return {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-length': page.byteLength,
      'cache-control': 'no-store',
      'retry-after': String(retryAfterSeconds),
      'content-security-policy': smallPagePolicy,
    },
    body: request.method === 'HEAD' ? undefined : page,
  };
}

const wantsPage = (request: IncomingMessage) =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !request.headers.rsc &&
  !/^\/(api|media|_next|EuropaBackend)\//.test(request.url ?? '');

function outagePage(request: IncomingMessage): string {
  const [path = ''] = (request.url ?? '/').split('?');
  const language = languageOf(path);
  const { title, text, action, reference } = outageWords[language];
  const id = crypto.randomUUID().slice(0, 8);
  console.error(`outage page ${id} for ${path}`);
  return smallPage({ language, title, text, href: '', action, note: `${reference}: ${id}` });
}
