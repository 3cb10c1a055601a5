import { createListeners } from './store';
import { watchStored } from './watch-stored';
import { deviceStorage, tabStorage } from './web-storage';

/**
 * A value that the device keeps and its tabs share; of `none` it keeps nothing. Where the browser keeps nothing at all
 * the value lives as long as the page, and `isClosed` says so. `parse` gets whatever was found as JSON, an empty object
 * where there is nothing; what it cannot read it may throw at.
 */
export const createKeptStore = <State extends object>(key: string, none: State, parse: (found: unknown) => State) =>
  createStoreIn(deviceStorage, key, none, parse);

/** The same for this tab alone: with it goes what is kept. */
export const createTabStore = <State extends object>(key: string, none: State, parse: (found: unknown) => State) =>
  createStoreIn(tabStorage, key, none, parse);

function createStoreIn<State extends object>(
  storage: typeof deviceStorage,
  key: string,
  none: State,
  parse: (found: unknown) => State,
) {
  let kept: State | undefined;
  /** What `kept` was made of. */
  let text: string | null | undefined;
  let closed = false;
  const { tell, subscribe } = createListeners(watch);

  function watch(): () => void {
    // What was written between the first look and now has been heard by nobody.
    load();
    return watchStored(key, () => {
      load();
      tell();
    });
  }
  /** Another tab may have written since, and been heard by nobody; what could not be written is nowhere but here. */
  function load(): State {
    const found = closed ? undefined : storage.read(key);
    closed = found === undefined;
    // The same value as long as nothing changes: nobody renders for it.
    if (found !== undefined && found !== text) {
      text = found;
      kept = understand(text);
    }
    kept ??= none;
    return kept;
  }
  /** What cannot be read is nothing; it is written over only when something is saved. */
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
      tell();
    },
    subscribe,
  };
}
