import { createListeners } from './listeners';
import { watchStored } from './watch-stored';
import { deviceStorage } from './web-storage';

type Given<State> = {
  key: string;
  none: State;
  /** Of whatever was found as JSON, an empty object where there is nothing; what throws is `none`. */
  parse: (found: unknown) => State;
  /** Then the device keeps nothing at all. */
  isNone: (state: State) => boolean;
};

/**
 * A value that the device keeps and its tabs share. Where the browser keeps nothing it lives as long as the page, and
 * `isClosed` says so.
 */
export function createKeptStore<State>({ key, none, parse, isNone }: Given<State>) {
  let kept = none;
  let read = false;
  let closed = false;
  const { tell, subscribe } = createListeners(watch);

  function watch(): () => void {
    return watchStored(key, () => {
      load();
      tell();
    });
  }
  /** Another tab may have written since, and been heard by nobody; what could not be written is nowhere but here. */
  function load(): State {
    read = true;
    if (closed) return kept;
    const text = deviceStorage.read(key);
    closed = text === undefined;
    if (text !== undefined) kept = understand(text);
    return kept;
  }
  /** What cannot be read is nothing; it is written over only when something is saved. */
  function understand(text: string | null): State {
    try {
      return parse(JSON.parse(text ?? '{}'));
    } catch {
      return none;
    }
  }

  return {
    get: () => (read ? kept : load()),
    load,
    isClosed: () => closed,
    set(next: State): void {
      kept = next;
      closed = !deviceStorage.write(key, isNone(next) ? null : JSON.stringify(next));
      tell();
    },
    subscribe,
  };
}
