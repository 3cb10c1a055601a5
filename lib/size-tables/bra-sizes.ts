import { type BraBand, braBands, braBusts, braCups, sisterGroups } from './bra-data';
import type { SizeChoice } from './size-choice';
import { isWithin, type SizeSystem, type Span, sizeSystems } from './size-systems';

export type BraSize = { band: BraBand; cup: (typeof braCups)[number] };

const bySize = new Map<string, BraSize>(
  braBands.flatMap((band) => braCups.map((cup) => [`${band.eu}${cup.eu}`, { band, cup }] as const)),
);

/** By the size on our labels, such as 75B. */
export const findBra = (size: string): BraSize | null => bySize.get(size) ?? null;

/** The bust of a size, or null when the chart has no such size. */
export function bustOf(band: string, cup: string): Span | null {
  const limits = braBusts[band];
  const place = braCups.findIndex(({ eu }) => eu === cup);
  const [from, below] = [limits?.[place], limits?.[place + 1]];
  return from === undefined || below === undefined ? null : [from, below];
}

/** V06. The chart's size for a band (of our labels) and a bust in millimetres. */
export function findBraSize(band: string, bust: number): string | null {
  const cup = braCups.find(({ eu }) => {
    const span = bustOf(band, eu);
    return span && isWithin(span, bust);
  });
  return cup ? band + cup.eu : null;
}

/** A size in another system; letters and other sizes are the same in every system. */
export function toSizeSystem(size: string, system: SizeSystem): string {
  const bra = findBra(size);
  return bra ? bra.band[system] + bra.cup[system] : size;
}

/** Band and cup apart, for choices in two steps. Unknown values are returned unchanged. */
export const toBandOf = (band: string, system: SizeSystem) => braBands.find(({ eu }) => eu === band)?.[system] ?? band;
export const toCupOf = (cup: string, system: SizeSystem) => braCups.find(({ eu }) => eu === cup)?.[system] ?? cup;

export const toEverySystem = (size: string) =>
  sizeSystems.map((system) => ({ system, label: toSizeSystem(size, system) }));

export type SisterSize = { size: string; band: 'tighter' | 'wider' };

/** Sizes with the same cup volume in the neighbouring bands; none for other sizes. */
export function sisterSizesOf(size: string): SisterSize[] {
  const group = sisterGroups.find((sizes) => sizes.includes(size)) ?? [];
  const place = group.indexOf(size);
  const [tighter, wider] = [group[place - 1], group[place + 1]];
  return [
    ...(tighter ? [{ size: tighter, band: 'tighter' as const }] : []),
    ...(wider ? [{ size: wider, band: 'wider' as const }] : []),
  ];
}

/** As a listing's filters: bands and cups of bras apart, everything else by name. */
export function toSizeChoice(sizes: readonly string[]): SizeChoice {
  const bras = sizes.flatMap((size) => findBra(size) ?? []);
  return {
    bands: [...new Set(bras.map(({ band }) => band.eu))],
    cups: [...new Set(bras.map(({ cup }) => cup.eu))],
    sizes: [...new Set(sizes.filter((size) => !findBra(size)))],
  };
}
