import { braBands } from './bra-data';
import { findBra, findBraSize, type SisterSize, sisterSizesOf, toEverySystem } from './bra-sizes';
import { letterSizes, swimwearBottoms, swimwearLetters, swimwearOffered } from './letter-data';
import { isLetterGuide, letterGuides } from './letter-guides';
import { menswearSizes } from './menswear-data';
import { formatSpan, type SizeSystem, type Span, sizeSystems } from './size-systems';
import type { LetterGuide, SizeGuideName, SizeTable } from './size-tables';

/** The questions in order; a choice is a whole number and 0 means none. */
export const finderQuestions = {
  bras: ['bust', 'band'],
  menswear: ['waist'],
  swimwear: ['bust', 'hips'],
  briefs: letterGuides.briefs.asks,
  shapewear: letterGuides.shapewear.asks,
  nightwear: letterGuides.nightwear.asks,
  hosiery: letterGuides.hosiery.asks,
} as const satisfies Record<SizeGuideName, readonly string[]>;

export type FinderQuestion = (typeof finderQuestions)[SizeGuideName][number];
export type FinderInput = Partial<Record<FinderQuestion, number>>;
export type FinderOption = { value: number; text: string };

// K06.
const firstBust = 77;
const lastBust = 117;
const lastBandUnasked = 42;

/** A number and its unit stay on one line. */
const unit = '\u00a0cm';

const bustChoices = Array.from({ length: lastBust - firstBust + 1 }, (_, place) => ({
  value: firstBust + place,
  text: `${firstBust + place}${unit}`,
}));

/** The bands by their inches; while no bust is chosen those from 30 to 42, as specified. */
function bandChoices({ bust, band }: FinderInput, system: SizeSystem): FinderOption[] {
  return braBands
    .filter(({ uk }) => Number(uk) <= lastBandUnasked || bust || Number(uk) === band)
    .map((each) => ({ value: Number(each.uk), text: `${each[system]} (${formatSpan(each.underbust)}${unit})` }));
}

const startOf = ([from]: Span) => from / 10;
const spanChoice = (span: Span) => ({ value: startOf(span), text: `${formatSpan(span)}${unit}` });
const swimwearSizes = letterSizes.filter(({ letter }) => swimwearLetters.some((each) => each === letter));

export function finderOptions(
  table: SizeGuideName,
  question: FinderQuestion,
  picks: FinderInput,
  system: SizeSystem,
): FinderOption[] {
  if (isLetterGuide(table))
    return letterGuides[table].sizes.map((size) => spanChoice(size[question === 'band' ? 'bust' : question]));
  if (question === 'waist') return menswearSizes.map(({ waist }) => spanChoice(waist));
  if (question === 'band') return bandChoices(picks, system);
  if (table === 'bras') return bustChoices;
  return swimwearSizes.map((size) => spanChoice(question === 'hips' ? size.hips : size.bust));
}

export type FinderResult =
  /** V05. */
  | { kind: 'unanswered' }
  /** X05. */
  | { kind: 'none' }
  | {
      kind: 'size';
      /** One size, or those of top and bottom. */
      sizes: string[];
      offered: boolean;
      systems: { system: SizeSystem; label: string }[];
      sisters: SisterSize[];
    };

const none: FinderResult = { kind: 'none' };

export function findSizes(table: SizeGuideName, picks: FinderInput): FinderResult {
  if (finderQuestions[table].some((question) => !picks[question])) return { kind: 'unanswered' };
  return isLetterGuide(table) ? answerByLetters(table, picks) : answers[table](picks);
}

function answerByLetters(guide: LetterGuide, picks: FinderInput): FinderResult {
  const { asks, sizes } = letterGuides[guide];
  const places = asks.map((measure) => sizes.findIndex((size) => startOf(size[measure]) === picks[measure]));
  const found = sizes[Math.max(...places)];
  if (!found || places.includes(-1)) return none;
  const { size, letter, offered } = found;
  const systems = letter ? sizeSystems.map((system) => ({ system, label: letter[system] })) : [];
  return { kind: 'size', sizes: [size], offered, systems, sisters: [] };
}

const answers: Record<SizeTable, (picks: FinderInput) => FinderResult> = {
  bras({ band, bust = 0 }) {
    const row = braBands.find(({ uk }) => Number(uk) === band);
    const size = row && findBraSize(row.eu, bust * 10);
    if (!row || !size) return none;
    return {
      kind: 'size',
      sizes: [size],
      offered: row.offered,
      systems: toEverySystem(size),
      sisters: sisterSizesOf(size).filter((sister) => findBra(sister.size)?.band.offered),
    };
  },
  menswear({ waist }) {
    const row = menswearSizes.find((size) => startOf(size.waist) === waist);
    if (!row) return none;
    const systems = sizeSystems.map((system) => ({ system, label: row[system] }));
    return { kind: 'size', sizes: [row.letter], offered: row.offered, systems, sisters: [] };
  },
  swimwear({ bust, hips }) {
    const top = swimwearSizes.find((size) => startOf(size.bust) === bust)?.letter;
    const bottom = swimwearBottoms[top ?? '']?.[swimwearSizes.findIndex((size) => startOf(size.hips) === hips)];
    if (!top || !bottom) return none;
    const offered = swimwearOffered.tops.includes(top) && swimwearOffered.bottoms.includes(bottom);
    return { kind: 'size', sizes: [top, bottom], offered, systems: [], sisters: [] };
  },
};
