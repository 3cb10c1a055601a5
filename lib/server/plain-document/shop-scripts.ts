import type { IncomingMessage, ServerResponse } from 'node:http';
import { defaultLocale, locales } from '../../../contract/public-codes.ts';
import { publicSections } from '../../access/route-access.ts';
import { replayEarlyEvents, shortenScript } from '../../state/replay-early-events.ts';
import { storePath } from '../../store/store-path.ts';
import { digestOf, type EncodedBody, packText, sendPage } from '../answers/made-page.ts';
import { openAnew } from './open-anew.ts';
import { showWay } from './show-way.ts';
import { wake } from './wake.ts';

/** The address of the build's scripts. */
export const scriptsFolder = '/_next/static/chunks/';

/** Hovering over a link to a public page prefetches it: the browser gets the document, and runs none of it. */
const rules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: locales.flatMap((locale) => sectionsOf(locale)) },
          { not: { selector_matches: '[download], [target], [data-in-place]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

function sectionsOf(locale: string): string[] {
  const prefix = locale === defaultLocale ? '' : `/${locale}`;
  const sections = publicSections.flatMap((section) => [`${prefix}/${section}`, `${prefix}/${section}/*`]);
  return [...sections, prefix + storePath('*')];
}

/** Safe for our own scripts only: they contain no string that this would change. */
const tighten = (text: string) =>
  shortenScript(text)
    .replace(/\s*([{}();,:=<>?|&!+])\s*/g, '$1')
    .replace(/[;,]+(?=[})\]])/g, '');

const anewScript = tighten(`(${openAnew})();\n`);
const anewAddress = `/_next/static/anew-${digestOf(anewScript).slice(0, 12)}.js`;
const wakeScript = tighten(`(${wake})('${anewAddress}');\n${replayEarlyEvents};\n(${showWay})();\n`);

export const wakeAddress = `/_next/static/wake-${digestOf(wakeScript).slice(0, 12)}.js`;
export const rulesAddress = `/_next/static/ahead-${digestOf(rules).slice(0, 12)}.json`;

const files: Record<string, { text: string; type: string; packed?: EncodedBody }> = {
  [wakeAddress]: { text: wakeScript, type: 'application/javascript; charset=utf-8' },
  [anewAddress]: { text: anewScript, type: 'application/javascript; charset=utf-8' },
  [rulesAddress]: { text: rules, type: 'application/speculationrules+json' },
};

/** Answers the files that every public page references. True when the request was answered. */
export async function answerShopScripts(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const file = files[request.url ?? ''];
  if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
  file.packed ??= await packText(Buffer.from(file.text));
  const headers = { 'content-type': file.type, ...keptForEver };
  sendPage({ ...file.packed, status: 200, headers }, request, response);
  return true;
}

export const keptForEver = { 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept-Encoding' };
