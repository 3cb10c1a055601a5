import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AddressGuessLimit, visitorIp } from './address-guess-limit.ts';

type Tells = (path: string) => boolean;
type Options = { isInResourceFolder: Tells; isFile: Tells; isRoute: Tells; guesses: AddressGuessLimit };

/**
 * Answers 404 for a file that the build has not and a handler that does not exist. Next would take the folder's name for
 * a language, render a page for each made-up name and let caches keep it for a year.
 */
export function createAbsentResources({ isInResourceFolder, isFile, isRoute, guesses }: Options) {
  return {
    /** True when the request was answered. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      // Next resolves dots and backslashes in the same way.
      const { pathname } = new URL(`http://localhost${request.url}`);
      if (!isInResourceFolder(pathname) || isFile(pathname) || isRoute(pathname)) return false;
      guesses.count(visitorIp(request));
      response.writeHead(404, { 'cache-control': 'no-store' }).end();
      return true;
    },
  };
}
