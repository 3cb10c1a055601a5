type Tells = (path: string) => boolean;

type Options = {
  /** Names of languages as first segments of a path; the usual one has none. */
  languages: readonly string[];
  usual: string;
  /** A first segment that has no effect. */
  idle: string;
  /** The same page for everyone. Paths have no language prefix here. */
  isPublic: Tells;
  isPersonal: Tells;
  /** Below a folder of files or of route handlers: nothing there is a page. */
  isInResourceFolder: Tells;
};

/** How the addresses of pages are read. */
export function createPageAddresses({ languages, usual, idle, isPublic, isPersonal, isInResourceFolder }: Options) {
  const prefix = new RegExp(`^/(?:${languages.filter((language) => language !== usual).join('|')})(?=/|$)`);
  const idlePrefix = new RegExp(`^/${idle}(?=/|$)`);
  const usualPrefix = new RegExp(`^/${usual}(?=/|$)`);

  /** The language prefix of an address; empty for the usual language. */
  const prefixOf = (path: string): string => prefix.exec(path)?.[0] ?? '';
  const withoutLanguage = (path: string): string => path.slice(prefixOf(path).length);

  /** The idle segment once, then the usual language's own. */
  const withoutIdlePrefixes = (path: string): string => path.replace(idlePrefix, '').replace(usualPrefix, '') || '/';

  return {
    usual,
    prefixOf,
    withoutLanguage,
    languageOf: (path: string): string => prefixOf(path).slice(1) || usual,
    withoutIdlePrefixes,
    isUnderIdle: (path: string): boolean => idlePrefix.test(path),
    isInResourceFolder,
    isPage(path: string): boolean {
      const plain = withoutLanguage(path);
      return isPersonal(plain) || isPublic(plain);
    },

    /**
     * The canonical address of the public page that an address means: dots and empty segments resolved as Next
     * resolves them, escapes only where a path needs them, without prefixes that have no effect. Null for all other
     * addresses. It is the cache key, so that a page is cached once.
     */
    publicAddress(path: string): string | null {
      const plain = withoutIdlePrefixes(resolve(path));
      return isPublic(withoutLanguage(plain)) ? plain : null;
    },
  };
}

export type PageAddresses = ReturnType<typeof createPageAddresses>;

/** Whether a path can be decoded. */
export function isDecodablePath(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function resolve(path: string): string {
  const kept: string[] = [];
  for (const part of path.replaceAll('\\', '/').split('/')) {
    const word = decodeURIComponent(part);
    if (word === '..') kept.pop();
    else if (word !== '' && word !== '.') kept.push(encodeURIComponent(word));
  }
  return `/${kept.join('/')}`;
}
