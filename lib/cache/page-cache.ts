import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { kindOfPage, typedMark } from '../access/page-kind.ts';
import { splitLocale } from '../i18n/routing.ts';
import { staticPolicy } from './content-policy.ts';

type Reads = FileSystemCache['get'];
type Writes = FileSystemCache['set'];
type Value = Parameters<Writes>[1];

// Node imports the CommonJS exports object, a bundler its default.
const exported: typeof FileSystemCache & { default?: typeof FileSystemCache } = FileSystemCache;
const Base = exported.default ?? exported;
const building = process.env.NEXT_PHASE === 'phase-production-build';

/**
 * Next's own cache with two changes. A static page is cached with its policy, which follows from its address and from
 * the mark of pages to type on. And pages rendered at run time stay in memory, least recently used first out: unknown
 * addresses cannot fill the disk, and one build can serve two backends without mixing them. A shared store for
 * several instances would replace the base class here. Runs in the edge bundle too.
 */
export default class PageCache extends Base {
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
}

/** Next puts the route before the address. A key of another form matches no page that a container may run in. */
const route = /^\/route-cache\/[^$]*\$(?=\/)/;

function addPolicy(key: string, value: Value): void {
  // A postponed page is completed per request and gets its policy with its nonce.
  if (value?.kind !== 'APP_PAGE' || value.postponed || value.headers?.['content-security-policy']) return;
  // The empty page for measurements has the framework's scripts only; production does not contain it.
  if (key.endsWith('/bench-floor')) return;
  const isOpen = kindOfPage(splitLocale(key.replace(route, '')).path).isOpen && !value.html.includes(typedMark);
  value.headers = { ...value.headers, 'content-security-policy': staticPolicy({ isOpen }) };
}
