import { createListeners } from './store';
import { watchStored } from './watch-stored';
import { deviceStorage, tabStorage } from './web-storage';

/**
 * A value stored on the device and shared by its tabs; `none` is not stored. When storage is blocked the value lives
 * as long as the page, and `isClosed` is true. `parse` gets the stored JSON, or an empty object; it may throw when it
 * cannot read it.
 */
export const createPersistentStore = <State extends object>(
  key: string,
  none: State,
  parse: (found: unknown) => State,
) => createStoreIn(deviceStorage, key, none, parse);

/** The same for this tab alone: it is gone with the tab. */
export const createTabStore = <State extends object>(key: string, none: State, parse: (found: unknown) => State) =>
  createStoreIn(tabStorage, key, none, parse);

function createStoreIn<State extends object>(
  storage: typeof deviceStorage,
  key: string,
  none: State,
  parse: (found: unknown) => State,
) {
  let kept: State | undefined;
  /** The text that `kept` was parsed from. */
  let text: string | null | undefined;
  let closed = false;
  const { notify, subscribe } = createListeners(watch);

  function watch(): () => void {
    // A change between the first read and now has notified nobody.
    load();
    return watchStored(key, () => {
      load();
      notify();
    });
  }
  /** Another tab may have written since without notifying us; a value that could not be written is only in memory. */
  function load(): State {
    const found = closed ? undefined : storage.read(key);
    closed = found === undefined;
    // Returns the same object while nothing changes, so that nothing re-renders.
    if (found !== undefined && found !== text) {
      text = found;
      kept = understand(text);
    }
    kept ??= none;
    return kept;
  }
  /** An unreadable value counts as empty; it is overwritten only when something is saved. */
  function understand(found: string | null): State {
    try {
      return parse(JSON.parse(found ?? '{}'));
    } catch {
      return none;
    }
  }

  return {
    get: () => kept ?? load(),
    load,
    isClosed: () => closed,
    set(next: State): void {
      kept = next;
      text = next === none ? null : JSON.stringify(next);
      closed = !storage.write(key, text);
      notify();
    },
    subscribe,
  };
}
