import type { IncomingMessage, ServerResponse } from 'node:http';
import { countryHome } from '../access/public-script-paths.ts';
import { goneTexts } from '../i18n/fallback-texts.ts';
import { askBackend, dataOf } from './addresses/ask-backend.ts';
import { localeOf, pageAddresses } from './page-addresses.ts';
import { toRedirectKey, toRedirectTable } from './redirect-table.ts';
import { sendStandalonePage } from './send-standalone-page.ts';

const everyMs = 5 * 60_000;
const soonMs = 5_000;
/** An operator may delete a redirect: caches may not store it for ever. */
const control = 'public, max-age=3600';
const deadlineMs = 10_000;

/**
 * Addresses that have moved for good or are gone (F035), as the shop's owner lists them: held in memory, read at the
 * start, after a change notice and every few minutes. While the backend is down the last list stays in use.
 */
export function createRedirects({ backendUrl, read = fetch }: { backendUrl: string; read?: typeof fetch }) {
  let places = toRedirectTable([]);
  let timer: NodeJS.Timeout | undefined;

  async function load(): Promise<void> {
    const answer = await askBackend({ backendUrl, read }, '/api/public/contenidos/redirecciones', { deadlineMs });
    // A backend without this call has no redirects.
    if ([401, 403, 404, 405, 501].includes(answer.status)) return;
    places = toRedirectTable((await dataOf<'listRedirects'>(answer, 'redirects')).redirects);
  }

  /** Schedules the next read, sooner while the backend is down: it may start after us. */
  async function reload(): Promise<void> {
    const read = await load().then(
      () => true,
      (error) => console.error(`redirects were not read: ${error.message}`),
    );
    clearTimeout(timer);
    timer = setTimeout(reload, read ? everyMs : soonMs);
    timer.unref();
  }

  return {
    reload,
    /** True when the request was answered. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      if (places.size === 0 || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
      const [path = '', ...query] = (request.url ?? '').split('?');
      const target = places.find(toRedirectKey(path));
      if (target === undefined) return false;
      if (target === null) sayGone(path, request, response);
      else {
        const search = query.length > 0 ? `?${query.join('?')}` : '';
        const location = target.replace(/[^!-~]+/g, encodeURIComponent) + search;
        response.writeHead(301, { location, 'cache-control': control }).end();
      }
      return true;
    },
  };
}

function sayGone(path: string, request: IncomingMessage, response: ServerResponse): void {
  const key = toRedirectKey(path);
  const language = localeOf(key);
  const words = { language, ...goneTexts[language], href: pageAddresses.prefixOf(key) + countryHome };
  sendStandalonePage(request, response, words, { status: 410, headers: { 'cache-control': control } });
}
