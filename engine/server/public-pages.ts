import type { IncomingMessage, ServerResponse } from 'node:http';
import { createMicrocache } from '../cache/microcache.ts';
import { createMemoryStore, disabledStore } from '../cache/page-store.ts';
import type { EngineConfig } from '../config/engine-config.ts';
import { readDataAddress, toDataAddress } from '../deferred-hydration/page-data-address.ts';
import type { PageScripts } from '../deferred-hydration/page-scripts.ts';
import { type AddressGuessLimit, createAddressGuessLimit, visitorIp } from './address-guess-limit.ts';
import { stripVisitorHeaders } from './strip-visitor-headers.ts';

type Options = Pick<EngineConfig, 'off' | 'addresses' | 'homePath' | 'absentPath' | 'known' | 'answerBusy'> & {
  scripts: PageScripts | null;
  guesses?: AddressGuessLimit;
  now?: () => number;
};

/**
 * Public pages, which are the same for everyone: their bytes depend on their path alone. All addresses that do not
 * exist share one page per language.
 */
export function createPublicPages({ guesses = createAddressGuessLimit(), now, ...config }: Options) {
  const { off, addresses, homePath, absentPath, known, scripts, answerBusy } = config;
  const { prefixOf, withoutLanguage } = addresses;
  const isHot = !off.has('hot-pages');
  const hot =
    isHot || scripts
      ? createMicrocache({
          isPublic: () => true,
          scripts,
          store: isHot ? createMemoryStore() : disabledStore,
          now,
          isAbsent: (path) => withoutLanguage(path) === absentPath,
          onAbsentData: (request) => guesses.count(visitorIp(request)),
        })
      : null;
  const look = (page: string) =>
    off.has('known-addresses') ? 'unsure' : known.look(addresses.languageOf(page), withoutLanguage(page));

  /**
   * Whether whoever guesses has guessed enough; what only Next can tell counts once it has told. The data of a navigation
   * does not tell, and counts in any case.
   */
  function isTooMuch(page: string, request: IncomingMessage, response: ServerResponse, isData: boolean): boolean {
    const visitor = visitorIp(request);
    const isNavigation = request.headers.rsc !== undefined;
    if (guesses.isOver(visitor)) {
      answerBusy(request, response, { language: addresses.languageOf(page), seconds: guesses.secondsLeft(visitor) });
      return true;
    }
    response.once('finish', () => {
      if (isNavigation || (!isData && (response.statusCode === 404 || response.statusCode === 307)))
        guesses.count(visitor);
    });
    return false;
  }

  return {
    /** Cached pages and addresses are checked again at the next request, because the backend has changed. */
    expire(): void {
      hot?.expire();
      known.expire();
    },

    /** True when the request was answered; otherwise Next answers the request as rewritten here. */
    async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
      const [address = ''] = (request.url ?? '').split('?');
      const wanted = scripts && readDataAddress(address);
      const page = addresses.publicAddress(wanted?.path ?? address);
      if (page === null) return false;
      // R03 leads a write on as well.
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return !addresses.isUnderIdle(address) && refuseToWrite(response);
      // Whether something is there the whole page says; Node sends its head alone.
      request.method = 'GET';
      // Any other word in it is a page like any other to Next.
      if (request.headers.rsc !== '1') delete request.headers.rsc;
      const prefix = prefixOf(page);
      const status = await look(page);
      const asked = status === 'absent' ? prefix + absentPath : page;
      // The data of a page has one address: any other would be one more entry in every cache.
      if (wanted && (wanted.path !== asked || status === 'home' || typeof status === 'object'))
        return sayNothing(response);
      if (status === 'home') return leadHome(prefix + homePath, response);
      if (typeof status === 'object') return leadOn(status.at, request, response);
      if (status === 'unsure' && !hot?.has(page) && isTooMuch(page, request, response, wanted !== null)) return true;
      request.url = request.url?.replace(/^[^?]*/, () => (wanted ? toDataAddress(asked, wanted.data) : asked));
      if (hot?.answer(request, response)) return true;
      stripVisitorHeaders(asked, request, response);
      return false;
    },
  };
}

function refuseToWrite(response: ServerResponse): true {
  response.writeHead(405, { allow: 'GET, HEAD', 'cache-control': 'no-store' }).end();
  return true;
}

function sayNothing(response: ServerResponse): true {
  response.writeHead(404, { 'cache-control': 'no-store' }).end();
  return true;
}

function leadHome(location: string, response: ServerResponse): true {
  response.writeHead(307, { location, 'cache-control': 'no-store' }).end();
  return true;
}

/** Redirects to the page's own name with the query. The owner may change names, so caches may not store it for ever. */
function leadOn(at: string, request: IncomingMessage, response: ServerResponse): true {
  const [, ...query] = (request.url ?? '').split('?');
  const location = [at, ...query].join('?');
  response.writeHead(301, { location, 'cache-control': 'public, max-age=3600' }).end();
  return true;
}
