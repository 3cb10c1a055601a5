/** A small generator (mulberry32): the same seed gives the same shop on every machine. */
export type Random = {
  next(): number;
  integer(from: number, to: number): number;
  chance(share: number): boolean;
  pick<T>(items: readonly T[]): T;
  sample<T>(items: readonly T[], count: number): T[];
};

export function createRandom(seed: string): Random {
  let state = 2_166_136_261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) as number), 16_777_619);

  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));

  return {
    next,
    integer,
    chance: (share) => next() < share,
    pick: (items) => {
      const item = items[integer(0, items.length - 1)];
      if (item === undefined) throw new Error('Nothing to pick from');
      return item;
    },
    sample: (items, count) => {
      const rest = [...items];
      return Array.from({ length: Math.min(count, items.length) }, () =>
        rest.splice(integer(0, rest.length - 1), 1),
      ).flat();
    },
  };
}
