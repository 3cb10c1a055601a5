export type Visitor = {
  /** The visitor whose queue the job joins. */
  name: string;
  /** Aborts when the client has disconnected. */
  signal: AbortSignal;
};

type Bounds = { atOnce: number; mostOfOne: number; mostOfAll: number };

/** Thrown where the wait would be too long, and after an abort. */
export class QueueFull extends Error {
  override name = 'NoTurn';
}

/**
 * Limits concurrency. Each visitor has a queue of their own and the queues are served in turn, so that nobody waits
 * behind all jobs of another visitor.
 */
export function createFairQueue({ atOnce, mostOfOne, mostOfAll }: Bounds) {
  let running = 0;
  let waiting = 0;
  /** The first one is next. */
  const lines = new Map<string, Set<() => void>>();

  function leave(name: string, line: Set<() => void>, go: () => void): void {
    if (line.delete(go)) waiting -= 1;
    if (line.size === 0 && lines.get(name) === line) lines.delete(name);
  }

  function wait({ name, signal }: Visitor): Promise<void> {
    const line = lines.get(name) ?? new Set();
    if (line.size >= mostOfOne || waiting >= mostOfAll) throw new QueueFull('too many are waiting');
    lines.set(name, line);
    waiting += 1;
    return new Promise((resolve, reject) => {
      const go = () => {
        signal.removeEventListener('abort', stop);
        resolve();
      };
      const stop = () => {
        leave(name, line, go);
        reject(new QueueFull('nobody waits any more'));
      };
      signal.addEventListener('abort', stop, { once: true });
      line.add(go);
    });
  }

  /** False when nobody is waiting. */
  function letNextGo(): boolean {
    for (const [name, line] of lines) {
      const [go] = line;
      if (!go) continue;
      lines.delete(name);
      if (line.size > 1) lines.set(name, line);
      leave(name, line, go);
      go();
      return true;
    }
    return false;
  }

  return async <T>(visitor: Visitor, work: () => Promise<T>): Promise<T> => {
    if (visitor.signal.aborted) throw new QueueFull('nobody waits any more');
    if (running >= atOnce) await wait(visitor);
    else running += 1;
    try {
      return await work();
    } finally {
      if (!letNextGo()) running -= 1;
    }
  };
}
