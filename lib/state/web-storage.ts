/**
 * The one file that touches what the browser keeps as texts. A store may be closed (a private window, a setting) or
 * full: either throws, and is said here as a value.
 */
function openStorage(find: () => Storage) {
  function attempt<T>(work: (storage: Storage) => T): T | undefined {
    try {
      return work(find());
    } catch {
      return undefined;
    }
  }
  /** Null where nothing is kept, undefined where nothing can be read. */
  const read = (key: string) => attempt((storage) => storage.getItem(key));
  return {
    read,
    /** Null also for what is no JSON. */
    readJson: (key: string): unknown => attempt(() => JSON.parse(read(key) as string)) ?? null,
    /** False where it was not kept. Null takes away what was. */
    write: (key: string, text: string | null): boolean =>
      attempt((storage) => {
        if (text === null) storage.removeItem(key);
        else storage.setItem(key, text);
        return true;
      }) ?? false,
  };
}

/** Until it is taken away, and for all tabs. */
export const deviceStorage = openStorage(() => localStorage);
/** Through reloads, and for this tab alone. */
export const tabStorage = openStorage(() => sessionStorage);

/** The same read by a script that stands in a page and runs before it is painted; it may throw. */
export const storedInScript = (key: string) => `JSON.parse(localStorage.getItem('${key}'))`;
