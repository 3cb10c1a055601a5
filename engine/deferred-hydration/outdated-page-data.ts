import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type EncodedBody, encodeBody } from '../answers/encoded-page.ts';

/** Room for some six hundred page versions. */
const maxBytes = 8 * 1024 * 1024;

/**
 * The data of outdated pages, for visitors who still have such a page open and start to use it. Stored in one
 * encoding, at a tenth of what a cached page takes: it is rarely requested, and then compressed again. The oldest is
 * removed first.
 */
export function createOutdatedPageData(bound = maxBytes) {
  const states = new Map<string, Buffer>();
  let kept = 0;

  return {
    keep({ digest, bodies }: EncodedBody): void {
      kept += bodies.br.byteLength - (states.get(digest)?.byteLength ?? 0);
      states.delete(digest);
      states.set(digest, bodies.br);
      for (const [oldest, { byteLength }] of states) {
        if (kept <= bound) break;
        states.delete(oldest);
        kept -= byteLength;
      }
    },

    async find(digest: string): Promise<EncodedBody | null> {
      const packed = states.get(digest);
      return packed ? encodeBody(await promisify(brotliDecompress)(packed)) : null;
    },

    has: (digest: string): boolean => states.has(digest),
  };
}
