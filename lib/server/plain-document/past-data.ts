import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type EncodedBody, packText } from '../answers/made-page.ts';

/** Some six hundred states. */
const maxBytes = 8 * 1024 * 1024;

/**
 * The data of states that are over, for whoever still has such a page open and wakes it. In one packing, a tenth of what a
 * page takes that is kept hot: few ask, and then it is packed anew. The oldest goes first.
 */
export function createPastData(bound = maxBytes) {
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
      return packed ? packText(await promisify(brotliDecompress)(packed)) : null;
    },

    has: (digest: string): boolean => states.has(digest),
  };
}
