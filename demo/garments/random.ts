export type Random = {
  next(): number;
  range(low: number, high: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
};

/** Picks from a list by a style's number: consecutive styles never get the same. */
export type Choose = <T>(list: readonly [T, ...T[]]) => T;

/**
 * If the lengths of two lists have no common divisor, no two styles agree in both before the product of the lengths is
 * reached. Random choices would repeat within a department; counting does not.
 */
export function createChoice(seed: number): Choose {
  const number = Math.abs(Math.trunc(Number.isFinite(seed) ? seed : 0));
  return (list) => list[number % list.length] ?? list[0];
}

/** Small seeded generator (mulberry32): the same seed draws the same picture on every machine. */
export function createRandom(seed: number): Random {
  let state = (Math.trunc(Number.isFinite(seed) ? seed : 0) ^ 0x9e3779b9) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    range: (low, high) => low + (high - low) * next(),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  };
}
