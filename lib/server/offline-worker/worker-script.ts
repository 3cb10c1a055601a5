import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { defaultLocale, locales } from '../../../contract/public-codes.ts';
import { type EncodedBody, encodeBody, sendPage } from '../../../engine/answers/encoded-page.ts';
import { minifyScript } from '../../../engine/browser/early-events.ts';
import { offlinePagePatterns } from '../../access/offline-pages.ts';
import { isSecureOrigin, settings } from '../../env.ts';
import { offlineTexts } from '../../i18n/fallback-texts.ts';
import type { Locale } from '../../i18n/routing.ts';
import {
  keptForAttribute,
  offlineCachePrefix,
  offlineOwnerCookie,
  serviceWorkerPath,
} from '../../session/offline-names.ts';
import { escapeHtml, standaloneFrame, standalonePagePolicy } from '../../standalone-page.ts';
import { unregisterOfflineWorker } from './unregister-worker.ts';
import { runOfflineWorker, type WorkerSettings, type WorkerWords } from './worker.ts';

/** A morning's work of pages with their scripts and pictures; usually some ten megabytes. */
const most = { desk: 40, shop: 40, files: 400, pictures: 150, bytes: 1_000_000 };

const list = '<!--kept-->';
const listStyle = `<style>
  h2 { font: 400 1.5rem/1.2 Georgia, serif; margin: 2.5rem 0 .5rem; } ul { margin: 0; padding: 0; list-style: none; }
  li { margin: .75rem 0; } li small { margin: 0; }
</style>\n`;

function wordsOf(language: Locale): WorkerWords {
  const { title, text, action, kept, copy, again } = offlineTexts[language];
  const way = `<a href="">${escapeHtml(action)}</a>${list}`;
  return { kept, copy, again, page: standaloneFrame({ language, title, text, way, head: listStyle }) };
}

export const workerSettings = (build: string): WorkerSettings => ({
  cookie: `${isSecureOrigin() ? '__Host-' : ''}${offlineOwnerCookie}`,
  keptForAttribute,
  caches: { all: offlineCachePrefix, ours: `${offlineCachePrefix}${build}:` },
  patterns: offlinePagePatterns,
  most,
  list,
  policy: standalonePagePolicy,
  usual: defaultLocale,
  words: Object.fromEntries(locales.map((language) => [language, wordsOf(language)])),
});

const textFor = (build: string): string =>
  settings().keepsDesk
    ? `(${runOfflineWorker})(self, ${JSON.stringify(workerSettings(build))});\n`
    : `(${unregisterOfflineWorker})(self, ${JSON.stringify(offlineCachePrefix)});\n`;

/** Browsers revalidate it with each page of an executive who has it: another build is another service worker. */
export function createOfflineWorker(buildFile = '.next/BUILD_ID') {
  let packed: Promise<EncodedBody> | undefined;
  return {
    /** True when the request was answered. */
    async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
      if (request.url !== serviceWorkerPath || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
      packed ??= encodeBody(Buffer.from(minifyScript(textFor(readFileSync(buildFile, 'utf8').trim()))));
      const headers = {
        'content-type': 'application/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': "default-src 'none'; connect-src 'self'",
        vary: 'Accept-Encoding',
      };
      sendPage({ ...(await packed), status: 200, headers }, request, response);
      return true;
    },
  };
}
