import type { Memory } from '@/lib/state/device-memory';
import * as tabMemory from '@/lib/state/tab-memory';

/** One intended order: its key and its words stay together until its answer is known. */
export type Attempt<Body> = {
  order: string;
  key: string;
  body: Body;
  /** It was sent before, and nobody knows what became of it. */
  again: boolean;
};

type AttemptOptions = {
  memory?: Memory;
  /** Whichever order an attempt is of, it is the one that is under way. */
  one?: boolean;
};

export function createAttempts<Body>(place: string, { memory = tabMemory, one = false }: AttemptOptions = {}) {
  /** The attempt whose answer is not known yet; of this order where one is named. */
  function open(order?: string): Attempt<Body> | null {
    const attempt = memory.recall<Attempt<Body>>(place);
    return attempt && (one || order === undefined || attempt.order === order) ? attempt : null;
  }

  /**
   * The attempt that this press stands for. While an earlier one has no answer it is that one, word for word: who presses
   * again after a lost answer must neither order twice nor order something else.
   */
  function begin(order: string, body: Body): Attempt<Body> {
    const found = open(order);
    if (found) return found;
    const attempt = { order, key: crypto.randomUUID(), body };
    memory.remember(place, { ...attempt, again: true } satisfies Attempt<Body>);
    return { ...attempt, again: false };
  }

  return { open, begin, end: () => memory.forget(place) };
}
