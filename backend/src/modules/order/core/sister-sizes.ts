const cups = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
const bandStep = 5;
/** How far a band may differ and still fit. */
const farthest = 2;

type Fit = { band: string | null; cup: string | null };

/** Sizes with the same cup volume, nearest first: one band up is one cup down. */
export function sisterSizes({ band, cup }: Fit): string[] {
  const at = cup === null ? -1 : cups.indexOf(cup);
  if (band === null || at === -1) return [];
  return Array.from({ length: farthest }, (_, index) => index + 1).flatMap((step) =>
    [step, -step].flatMap((by) => {
      const other = cups[at - by];
      return other === undefined ? [] : [`${Number(band) + by * bandStep}${other}`];
    }),
  );
}
