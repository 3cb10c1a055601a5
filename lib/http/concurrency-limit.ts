/**
 * So many at once, the others in the order they came, and no line without an end. Ninety new pages asked for together
 * would otherwise send all of their calls at once, and their clocks would run out while the processor draws the first.
 */
export type ConcurrencyLimit = { take(): Promise<boolean>; give(): void };

export function createConcurrencyLimit({ atOnce, waiting }: { atOnce: number; waiting: number }): ConcurrencyLimit {
  let taken = 0;
  const line: (() => void)[] = [];
  return {
    /** False where the line is full: nothing was taken then, and nothing is to be given back. */
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
