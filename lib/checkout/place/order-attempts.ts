import type { Memory } from '@/lib/state/device-memory';
import * as tabMemory from '@/lib/state/tab-memory';

/** One intended order: its key and body are kept together until its response is known. */
export type OrderAttempt<Body> = {
  order: string;
  key: string;
  body: Body;
  /** It was sent before without a response. */
  again: boolean;
};

type AttemptOptions = {
  memory?: Memory;
  /** An open attempt applies to every order, not just to its own. */
  one?: boolean;
};

export function createOrderAttempts<Body>(place: string, { memory = tabMemory, one = false }: AttemptOptions = {}) {
  /** The attempt without a known response; only of this order when one is given. */
  function open(order?: string): OrderAttempt<Body> | null {
    const attempt = memory.recall<OrderAttempt<Body>>(place);
    return attempt && (one || order === undefined || attempt.order === order) ? attempt : null;
  }

  /**
   * The attempt for this press. While an earlier one has no response it is that one, unchanged: pressing again must
   * neither order twice nor order something else.
   */
  function begin(order: string, body: Body): OrderAttempt<Body> {
    const found = open(order);
    if (found) return found;
    const attempt = { order, key: crypto.randomUUID(), body };
    memory.remember(place, { ...attempt, again: true } satisfies OrderAttempt<Body>);
    return { ...attempt, again: false };
  }

  return { open, begin, end: () => memory.forget(place) };
}
