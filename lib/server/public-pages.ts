import type { IncomingMessage, ServerResponse } from 'node:http';
import { countryHome } from '../access/route-access.ts';
import { busyWords } from '../i18n/last-words.ts';
import { createKnownAddresses } from './addresses/known-addresses.ts';
import { createGuessLimit } from './guess-limit.ts';
import { createHotPages } from './hot-pages.ts';
import { askInNobodysName } from './nobodys-question.ts';
import { publicAddress } from './public-address.ts';
import { languageOf, prefixOf, sendSmallPage } from './small-page.ts';

/** No address of a catalogue can look like this, so Next knows at once that it is absent. */
const absentPath = '/catalogue/_';

/**
 * Public pages, which are the same for everybody: their bytes depend on their path alone, and an address that stands
 * for nothing gets the one page of its language that says so.
 */
export function createPublicPages(source: Parameters<typeof createKnownAddresses>[0]) {
  const known = createKnownAddresses(source);
  const guesses = createGuessLimit();
  const hot = createHotPages({
    isPublic: () => true,
    isAbsent: (path) => path.slice(prefixOf(path).length) === absentPath,
  });

  return {
    /** What changed in the backend is asked for at the next request. */
    expire(): void {
      hot.expire();
      known.expire();
    },

    /** True when the request was answered; otherwise Next answers what it is then asked. */
    async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
      const page = publicAddress((request.url ?? '').split('?')[0] ?? '');
      if (page === null) return false;
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.writeHead(405, { allow: 'GET, HEAD', 'cache-control': 'no-store' }).end();
        return true;
      }
      // Any other word in it is a page like any other to Next.
      if (request.headers.rsc !== '1') delete request.headers.rsc;
      const prefix = prefixOf(page);
      const visitor = String(request.headers['x-forwarded-for']);
      const standing = await known.look(languageOf(page), page.slice(prefix.length));
      if (standing === 'home') {
        response.writeHead(307, { location: prefix + countryHome, 'cache-control': 'no-store' }).end();
        return true;
      }
      if (standing === 'unsure' && !hot.has(page)) {
        if (guesses.isOver(visitor)) {
          const language = languageOf(page);
          const headers = { 'cache-control': 'no-store', 'retry-after': String(guesses.secondsLeft(visitor)) };
          sendSmallPage(request, response, { language, ...busyWords[language], href: '' }, { status: 429, headers });
          return true;
        }
        response.once('finish', () => {
          if (response.statusCode === 404 || response.statusCode === 307) guesses.count(visitor);
        });
      }
      const asked = standing === 'absent' ? prefix + absentPath : page;
      request.url = request.url?.replace(/^[^?]*/, () => asked);
      if (hot.answer(request, response)) return true;
      askInNobodysName(asked, request, response);
      return false;
    },
  };
}
