/**
 * Limits how many run at once; the others wait in order, in a queue of limited length. Ninety pages rendered at once
 * would otherwise send all of their calls together, and their deadlines would pass while the processor renders the
 * first.
 */
export type ConcurrencyLimit = { take(): Promise<boolean>; give(): void };

export function createConcurrencyLimit({ atOnce, waiting }: { atOnce: number; waiting: number }): ConcurrencyLimit {
  let taken = 0;
  const line: (() => void)[] = [];
  return {
    /** False when the queue is full: no slot was taken, so none must be returned. */
    async take() {
      if (taken < atOnce) {
        taken += 1;
        return true;
      }
      if (line.length >= waiting) return false;
      await new Promise<void>((resolve) => line.push(resolve));
      return true;
    },
    give() {
      const next = line.shift();
      if (next) next();
      else taken -= 1;
    },
  };
}
