/**
 * The one file that uses Web Storage. Storage may be blocked (a private window, a setting) or full: both throw in
 * browsers, and are return values here.
 */
function openStorage(find: () => Storage) {
  function attempt<T>(work: (storage: Storage) => T): T | undefined {
    try {
      return work(find());
    } catch {
      return undefined;
    }
  }
  /** Null when nothing is stored, undefined when storage cannot be read. */
  const read = (key: string) => attempt((storage) => storage.getItem(key));
  return {
    read,
    /** Null also for text that is not JSON. */
    readJson: (key: string): unknown => attempt(() => JSON.parse(read(key) as string)) ?? null,
    /** False when it could not be stored. Null removes the text. */
    write: (key: string, text: string | null): boolean =>
      attempt((storage) => {
        if (text === null) storage.removeItem(key);
        else storage.setItem(key, text);
        return true;
      }) ?? false,
  };
}

/** Kept until removed, for all tabs. */
export const deviceStorage = openStorage(() => localStorage);
/** Kept through reloads, for this tab alone. */
export const tabStorage = openStorage(() => sessionStorage);

/** The same as source text, for an inline script that runs before the first paint; it may throw. */
export const storedInScript = (key: string) => `JSON.parse(localStorage.getItem('${key}'))`;
