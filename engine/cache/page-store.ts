import type { EncodedBody, RenderedPage } from '../answers/encoded-page.ts';

/**
 * A page as it was last sent. `source` is the digest of what Next rendered, `data` the part that the framework needs.
 * `asking` and `freshUntil` belong to this instance: whether it is asking Next again, and when it has to.
 */
export type StoredPage = RenderedPage & { source: string; data: EncodedBody; asking: boolean; freshUntil: number };

/**
 * Where hot pages keep what they made, by path. Reads do not wait, because a hit has to cost nothing: a store that
 * several instances share keeps a copy here and passes on what `put`, `remove` and `expire` change.
 */
export type PageStore = {
  /** The same object until another is put in its place. */
  get(path: string): StoredPage | undefined;
  has(path: string): boolean;
  /** Counts as a use: of too many pages the one that was used longest ago goes first. */
  touch(path: string): void;
  put(path: string, page: StoredPage): void;
  remove(path: string): void;
  /** Every page is asked for again at its next visit. */
  expire(): void;
};

const usualMost = 64 * 1024 * 1024;

/** In this process alone, least recently used first out. */
export function createMemoryStore(maxBytes = usualMost): PageStore {
  const pages = new Map<string, StoredPage>();
  let kept = 0;

  function remove(path: string): void {
    kept -= bytesOf(pages.get(path));
    pages.delete(path);
  }

  return {
    get: (path) => pages.get(path),
    has: (path) => pages.has(path),
    touch(path) {
      const page = pages.get(path);
      if (!page) return;
      pages.delete(path);
      pages.set(path, page);
    },
    put(path, page) {
      remove(path);
      pages.set(path, page);
      kept += bytesOf(page);
      for (const oldest of pages.keys()) {
        if (kept <= maxBytes) break;
        remove(oldest);
      }
    },
    remove,
    expire() {
      for (const page of pages.values()) page.freshUntil = 0;
    },
  };
}

/** Every visit is answered by Next. */
export const disabledStore: PageStore = {
  get: () => undefined,
  has: () => false,
  touch() {},
  put() {},
  remove() {},
  expire() {},
};

const bytesOf = (page?: StoredPage): number => (page ? page.bytes + page.data.bytes : 0);
