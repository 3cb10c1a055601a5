import type { IncomingMessage, ServerResponse } from 'node:http';
import { digestOf, type EncodedBody, encodeBody, sendPage } from '../answers/encoded-page.ts';
import { minifyScript } from '../browser/early-events.ts';
import type { SentScripts } from '../config/engine-config.ts';
import { hydrateOnInteraction } from './hydrate-on-interaction.ts';
import { showNavigationProgress } from './navigation-progress.ts';
import { reloadAndReplay } from './reload-and-replay.ts';

/** Safe for our own scripts only: they contain no string that this would change. */
const tighten = (text: string) =>
  minifyScript(text)
    .replace(/\s*([{}();,:=<>?|&!+])\s*/g, '$1')
    .replace(/[;,]+(?=[})\]])/g, '');

const anewScript = tighten(`(${reloadAndReplay})();\n`);
const anewAddress = `/_next/static/anew-${digestOf(anewScript).slice(0, 12)}.js`;

/** The files that every public page references, under addresses that contain their digest. */
export function createPageScripts({ prefetched, notPrefetched, own, earlyEventsScript }: SentScripts) {
  // Hovering over a link prefetches the document, and runs none of it.
  const where = { and: [{ href_matches: prefetched }, { not: { selector_matches: notPrefetched } }] };
  const rules = JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] });
  const ownCalls = own.map((each) => `(${each})();\n`).join('');
  const wakeScript = tighten(
    `(${hydrateOnInteraction})('${anewAddress}');\n${ownCalls}${earlyEventsScript};\n(${showNavigationProgress})();\n`,
  );

  const wakeAddress = `/_next/static/wake-${digestOf(wakeScript).slice(0, 12)}.js`;
  const rulesAddress = `/_next/static/ahead-${digestOf(rules).slice(0, 12)}.json`;
  const files: Record<string, { text: string; type: string; packed?: EncodedBody }> = {
    [wakeAddress]: { text: wakeScript, type: 'application/javascript; charset=utf-8' },
    [anewAddress]: { text: anewScript, type: 'application/javascript; charset=utf-8' },
    [rulesAddress]: { text: rules, type: 'application/speculationrules+json' },
  };

  return {
    wakeAddress,
    rulesAddress,
    /** True when the request was answered. */
    async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
      const file = files[request.url ?? ''];
      if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
      file.packed ??= await encodeBody(Buffer.from(file.text));
      const headers = { 'content-type': file.type, ...immutableHeaders };
      sendPage({ ...file.packed, status: 200, headers }, request, response);
      return true;
    },
  };
}

export type PageScripts = ReturnType<typeof createPageScripts>;

export const immutableHeaders = { 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept-Encoding' };
