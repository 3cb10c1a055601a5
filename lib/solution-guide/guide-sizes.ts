import type { GuideFit } from '@/contract/solution-guide';
import { type BraBand, braBands, braCups } from '@/lib/size-tables/bra-data';
import { bustOf, findBra, findBraSize, sisterSizesOf } from '@/lib/size-tables/bra-sizes';
import { letterSizes } from '@/lib/size-tables/letter-data';
import { type GuideSize, letterGuides } from '@/lib/size-tables/letter-guides';
import { isWithin, type Span } from '@/lib/size-tables/size-systems';
import { type GuideName, letterChartOf } from './guide';

type LetterName = Exclude<GuideName, 'bras'>;

export type SizeFound =
  | {
      kind: 'size';
      /** The size on our labels. */
      size: string;
      /** Whether the catalogue has it. */
      offered: boolean;
      /** The letter sizes for the same body (bralettes, sports bras). */
      letters: string[];
      /** Alternative sizes in the catalogue: sister sizes, or for a missing letter the nearest one. */
      sisters: string[];
      /** Neighbouring sizes, when a measurement lies on the border between two. */
      between: string[];
      /** When waist and hips give different letters. */
      apart: { waist: string; hips: string } | null;
    }
  | {
      kind: 'none';
      /** Smaller or larger than the chart. */
      why: 'small' | 'large' | 'cup-small' | 'cup-large';
      /** The nearest size in the chart. */
      nearest: string | null;
    };

/** Two measurements differ by this much: closer to a border, two sizes are right. */
const borderMm = 3;
const isAt = (border: number | undefined, millimetres: number) =>
  border !== undefined && Math.abs(border - millimetres) <= borderMm;

const none = (why: Extract<SizeFound, { kind: 'none' }>['why'], nearest: string | null = null): SizeFound => ({
  kind: 'none',
  why,
  nearest,
});

// Bras

/** From the same chart, cell by cell, as the size finder uses. */
export function findBraByTape({ underbust, bust }: { underbust: number; bust: number }): SizeFound {
  const first = braBands[0] as BraBand;
  const last = braBands.at(-1) as BraBand;
  const band = braBands.find((each) => isWithin(each.underbust, underbust));
  if (!band) return none(underbust < first.underbust[0] ? 'small' : 'large');
  const size = findBraSize(band.eu, bust);
  if (!size) {
    const isSmall = bust < (bustOf(band.eu, braCups[0]?.eu ?? '')?.[0] ?? 0);
    return none(isSmall ? 'cup-small' : 'cup-large', band.eu + (isSmall ? braCups[0] : braCups.at(-1))?.eu);
  }
  const [from, below] = band.underbust;
  const place = braBands.indexOf(band);
  const otherBand =
    isAt(from, underbust) && band !== first
      ? braBands[place - 1]
      : isAt(below, underbust) && band !== last
        ? braBands[place + 1]
        : undefined;
  const span = bustOf(band.eu, findBra(size)?.cup.eu ?? '');
  const otherCup = isAt(span?.[0], bust) ? cupBeside(size, -1) : isAt(span?.[1], bust) ? cupBeside(size, 1) : null;
  const between = [otherBand && findBraSize(otherBand.eu, bust), otherCup].filter((each) => each != null);
  return toBra(size, between, lettersOf([bust, bust]));
}

/** From a worn size and how it fits: another band by its sister sizes, another cup by its neighbours. */
export function findBraByLabel(size: string, fit: GuideFit): SizeFound {
  const sisters = sisterSizesOf(size);
  const moved: Partial<Record<GuideFit, string | null>> = {
    'band-loose': sisters.find(({ band }) => band === 'tighter')?.size ?? null,
    'band-tight': sisters.find(({ band }) => band === 'wider')?.size ?? null,
    'cup-small': cupBeside(size, 1),
    'cup-large': cupBeside(size, -1),
  };
  const found = moved[fit] === undefined ? size : moved[fit];
  if (!findBra(size)) return none('small');
  const edge = {
    'band-loose': 'small',
    'band-tight': 'large',
    'cup-small': 'cup-large',
    'cup-large': 'cup-small',
  } as const;
  if (!found) return none(edge[fit as keyof typeof edge], size);
  const bra = findBra(found);
  const span = bra && bustOf(bra.band.eu, bra.cup.eu);
  // The last millimetre of the size, because the next letter begins where the size ends.
  return toBra(found, [], span ? lettersOf([span[0], span[1] - 1]) : []);
}

function cupBeside(size: string, step: 1 | -1): string | null {
  const bra = findBra(size);
  const cup = bra && braCups[braCups.indexOf(bra.cup) + step];
  return bra && cup ? bra.band.eu + cup.eu : null;
}

/** The letters that a span of busts covers, by the chart of bras. */
function lettersOf([from, to]: Span): string[] {
  return letterSizes.filter(({ bust }) => bust[0] <= to && from < bust[1]).map(({ letter }) => letter);
}

const toBra = (size: string, between: string[], letters: string[]): SizeFound => ({
  kind: 'size',
  size,
  offered: findBra(size)?.band.offered ?? false,
  letters,
  sisters: sisterSizesOf(size)
    .filter((sister) => findBra(sister.size)?.band.offered)
    .map((sister) => sister.size),
  between,
  apart: null,
});

// Letters

/** Each measurement gives a letter and the larger one is the size, as in the size finder. */
export function findLetterByTape(guide: LetterName, { waist, hips }: { waist: number; hips: number }): SizeFound {
  const { sizes } = letterGuides[letterChartOf[guide]];
  const [atWaist, atHips] = [placeOf(sizes, 'waist', waist), placeOf(sizes, 'hips', hips)];
  const place = Math.max(atWaist, atHips);
  const found = sizes[place];
  if (place < 0) return none('small', sizes[0]?.size);
  if (!found) return none('large', sizes.at(-1)?.size);
  const deciding = [
    ...(atWaist === place ? [[found.waist, waist] as const] : []),
    ...(atHips === place ? [[found.hips, hips] as const] : []),
  ];
  // The smaller one only if the other measurement fits it too.
  const below = deciding.every(([span, measured]) => isAt(span[0], measured)) ? sizes[place - 1] : undefined;
  const above = deciding.some(([span, measured]) => isAt(span[1], measured)) ? sizes[place + 1] : undefined;
  const between = [below, above].flatMap((each) => each?.size ?? []);
  const [byWaist, byHips] = [sizes[atWaist], sizes[atHips]];
  const apart = byWaist && byHips && byWaist !== byHips ? { waist: byWaist.size, hips: byHips.size } : null;
  return toLetter(sizes, place, between, apart);
}

export function findLetterByLabel(guide: LetterName, letter: string, fit: GuideFit): SizeFound {
  const { sizes } = letterGuides[letterChartOf[guide]];
  const worn = sizes.findIndex(({ size }) => size === letter);
  if (worn < 0) return none('small');
  const place = worn + (fit === 'tight' ? 1 : fit === 'loose' ? -1 : 0);
  if (place < 0) return none('small', letter);
  return sizes[place] ? toLetter(sizes, place, [], null) : none('large', letter);
}

/** -1 below the chart, the number of sizes above it. */
function placeOf(sizes: readonly GuideSize[], measure: 'waist' | 'hips', millimetres: number): number {
  if (millimetres < (sizes[0]?.[measure][0] ?? 0)) return -1;
  const place = sizes.findIndex((size) => isWithin(size[measure], millimetres));
  return place < 0 ? sizes.length : place;
}

function toLetter(
  sizes: readonly GuideSize[],
  place: number,
  between: string[],
  apart: { waist: string; hips: string } | null,
): SizeFound {
  const { size, offered } = sizes[place] as GuideSize;
  const near = [sizes[place - 1], sizes[place + 1]].filter((each) => each?.offered);
  return {
    kind: 'size',
    size,
    offered,
    letters: [],
    sisters: offered ? [] : near.flatMap((each) => each?.size ?? []),
    between,
    apart,
  };
}
