import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import type { DisabledParts } from '../config/engine-parts.ts';

type Reads = FileSystemCache['get'];
type Writes = FileSystemCache['set'];
type Value = Parameters<Writes>[1];

/** `path` with its language; `hasScripts` when the framework's inline scripts stay in the page. */
type StaticPage = { path: string; html: string; hasScripts: boolean };

type Options = {
  off: () => DisabledParts;
  /** The policy of a static page; null for none. */
  policyOf: (page: StaticPage) => string | null;
};

// Node imports the CommonJS exports object, a bundler its default.
const exported: typeof FileSystemCache & { default?: typeof FileSystemCache } = FileSystemCache;
const Base = exported.default ?? exported;

/** Next puts the route before the address. */
const route = /^\/route-cache\/[^$]*\$(?=\/)/;

/**
 * Next's own cache with two changes. A static page is cached with its policy. And pages rendered at run time stay in
 * memory, least recently used first out: unknown addresses cannot fill the disk, and one build can serve two backends
 * without mixing them. A shared store for several instances would replace the base class here. Runs in the edge bundle
 * too.
 */
export function createNextCacheHandler({ off, policyOf }: Options) {
  const building = process.env.NEXT_PHASE === 'phase-production-build';

  function addPolicy(key: string, value: Value): void {
    // A postponed page is completed per request and gets its policy with its nonce.
    if (value?.kind !== 'APP_PAGE' || value.postponed || value.headers?.['content-security-policy']) return;
    if (off().has('page-policy')) return;
    const hasScripts = off().has('plain-documents');
    const policy = policyOf({ path: key.replace(route, ''), html: value.html, hasScripts });
    if (policy !== null) value.headers = { ...value.headers, 'content-security-policy': policy };
  }

  return class PageCache extends Base {
    constructor(context: ConstructorParameters<typeof Base>[0]) {
      super({ ...context, flushToDisk: building && context.flushToDisk });
    }

    override async get(...asked: Parameters<Reads>): ReturnType<Reads> {
      const entry = await super.get(...asked);
      // Entries of the build come from disk without a policy.
      if (entry) addPolicy(asked[0], entry.value);
      return entry;
    }

    override async set(...[key, value, context]: Parameters<Writes>): ReturnType<Writes> {
      addPolicy(key, value);
      return super.set(key, value, context);
    }
  };
}
