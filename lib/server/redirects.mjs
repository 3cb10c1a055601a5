import { basePath } from '../../contract/call.ts';
import { countryHome } from '../access/route-access.ts';
import { goneWords } from '../i18n/last-words.ts';
import { toKey, toPlaces } from './redirect-places.mjs';
import { languageOf, prefixOf, smallPage, smallPagePolicy } from './small-page.mjs';

const everyMs = 5 * 60_000;
const soonMs = 5_000;
/** An operator may take a redirect back: caches may not keep it for ever. */
const control = 'public, max-age=3600';
const deadlineMs = 10_000;

/**
 * Addresses that moved for good or are gone (F035), as the shop's owner says: kept in memory, asked for at the start,
 * after a notice and every few minutes. While the backend is away the last answer holds.
 *
 * @param {{ backendUrl: string, read?: typeof fetch }} options
 */
export function createRedirects({ backendUrl, read = fetch }) {
  let places = toPlaces([]);
  let timer;

  async function load() {
    const answer = await read(`${backendUrl}${basePath}/api/public/contenidos/redirecciones`, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(deadlineMs),
    });
    const envelope = answer.ok ? await answer.json() : null;
    if (envelope?.codigo !== 0) throw new Error(`redirects: ${answer.status}`);
    places = toPlaces(envelope.datos.redirecciones);
  }

  /** The next time, sooner while the backend is away: at the start it may open after us. */
  async function reload() {
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
    /**
     * @param {import('node:http').IncomingMessage} request
     * @param {import('node:http').ServerResponse} response
     * @returns true when the request was answered
     */
    answer(request, response) {
      if (places.size === 0 || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
      const [path, ...query] = (request.url ?? '').split('?');
      const target = places.find(toKey(path));
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

function sayGone(path, request, response) {
  const key = toKey(path);
  const language = languageOf(key);
  const page = Buffer.from(smallPage({ language, ...goneWords[language], href: prefixOf(key) + countryHome }));
  response.writeHead(410, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': page.byteLength,
    'cache-control': control,
    'content-security-policy': smallPagePolicy,
    'x-content-type-options': 'nosniff',
  });
  response.end(request.method === 'HEAD' ? undefined : page);
}
