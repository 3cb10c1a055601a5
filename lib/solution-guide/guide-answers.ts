import {
  type GuideFit,
  type GuideOption,
  type GuideQuestion,
  guideFits,
  guideMeasures,
  guideQuestions,
} from '@/contract/solution-guide';
import { type GuideName, isGuideName } from './guide';
import { guideQuestionsOf } from './guide-codes';
import { findBraByLabel, findBraByTape, findLetterByLabel, findLetterByTape, type SizeFound } from './guide-sizes';
import type { Measure, Measures } from './read-measure';

/** 'any' is an answer without a preference. */
export type GuideAnswer = GuideOption | 'any';

/** The answers so far, stored in this tab and in no address. */
export type GuideAnswers = {
  guide: GuideName | null;
  /** By measuring, or by a size that fits. */
  way: 'tape' | 'label' | null;
  measures: Measures;
  /** The size on our labels. */
  label: string | null;
  fit: GuideFit | null;
  picked: Partial<Record<GuideQuestion, GuideAnswer>>;
};

export const emptyAnswers: GuideAnswers = {
  guide: null,
  way: null,
  measures: {},
  label: null,
  fit: null,
  picked: {},
};

export type Step = 'guide' | 'way' | Measure | 'label' | 'fit' | GuideQuestion;

const measuresOf: Record<GuideName, readonly Measure[]> = {
  bras: ['underbust', 'bust'],
  shapewear: ['waist', 'hips'],
  panties: ['waist', 'hips'],
};

export const fitsOf: Record<GuideName, readonly GuideFit[]> = {
  bras: ['well', 'band-loose', 'band-tight', 'cup-small', 'cup-large'],
  shapewear: ['well', 'tight', 'loose'],
  panties: ['well', 'tight', 'loose'],
};

/** The steps in order; later ones depend on earlier answers. */
export function stepsOf({ guide, way }: GuideAnswers): Step[] {
  if (!guide) return ['guide'];
  const size: Step[] = way === 'label' ? ['label', 'fit'] : [...measuresOf[guide]];
  return ['guide', 'way', ...size, ...(Object.keys(guideQuestionsOf[guide]) as GuideQuestion[])];
}

export const isMeasure = (step: Step): step is Measure => guideMeasures.some((each) => each === step);
export const isChoice = (step: Step): step is GuideQuestion => guideQuestions.some((each) => each === step);

export function isAnswered(answers: GuideAnswers, step: Step): boolean {
  if (isMeasure(step)) return answers.measures[step] !== undefined;
  return isChoice(step) ? answers.picked[step] !== undefined : answers[step] !== null;
}

/** Null when all steps are answered. */
export const firstOpen = (answers: GuideAnswers): Step | null =>
  stepsOf(answers).find((step) => !isAnswered(answers, step)) ?? null;

export const optionsOf = (guide: GuideName, question: GuideQuestion): readonly GuideOption[] =>
  (guideQuestionsOf[guide] as Partial<Record<GuideQuestion, readonly GuideOption[]>>)[question] ?? [];

/** Another guide starts from the beginning, because a waist says nothing about a bra, and vice versa. */
export const chooseGuide = (answers: GuideAnswers, guide: GuideName): GuideAnswers =>
  answers.guide === guide ? answers : { ...emptyAnswers, guide };

/** Null while the size is not answered. */
export function findSize({ guide, way, measures, label, fit }: GuideAnswers): SizeFound | null {
  if (!guide || !way) return null;
  const { underbust, bust, waist, hips } = measures;
  if (way === 'label') {
    if (!label || !fit) return null;
    return guide === 'bras' ? findBraByLabel(label, fit) : findLetterByLabel(guide, label, fit);
  }
  if (guide === 'bras') return underbust && bust ? findBraByTape({ underbust, bust }) : null;
  return waist && hips ? findLetterByTape(guide, { waist, hips }) : null;
}

/** The sizes to search for: the found one, alternatives that fit, and neighbouring ones. */
export function sizesToSearch(found: SizeFound): { own: string[]; sisters: string[] } {
  if (found.kind === 'none') return { own: found.nearest ? [found.nearest] : [], sisters: [] };
  const own = [...new Set([found.size, ...found.letters])];
  return { own, sisters: [...new Set([...found.between, ...found.sisters])].filter((size) => !own.includes(size)) };
}

export const preferencesOf = ({ guide, picked }: GuideAnswers): { question: GuideQuestion; option: GuideOption }[] =>
  guide === null
    ? []
    : (Object.keys(guideQuestionsOf[guide]) as GuideQuestion[]).flatMap((question) => {
        const option = picked[question];
        return option && option !== 'any' ? [{ question, option }] : [];
      });

/** Reads answers that the tab stored; invalid ones are dropped. */
export function readAnswers(kept: unknown): GuideAnswers {
  if (typeof kept !== 'object' || kept === null) return emptyAnswers;
  const { guide, way, measures, label, fit, picked } = kept as Partial<Record<keyof GuideAnswers, unknown>>;
  if (!isGuideName(guide)) return emptyAnswers;
  const entries = (value: unknown) => (typeof value === 'object' && value !== null ? Object.entries(value) : []);
  return {
    guide,
    way: way === 'tape' || way === 'label' ? way : null,
    measures: Object.fromEntries(
      entries(measures).filter(([name, value]) => isMeasure(name as Step) && Number.isInteger(value)),
    ),
    label: typeof label === 'string' ? label : null,
    fit: guideFits.find((each) => each === fit) ?? null,
    picked: Object.fromEntries(
      entries(picked).filter(
        ([question, option]) =>
          option === 'any' || optionsOf(guide, question as GuideQuestion).some((each) => each === option),
      ),
    ),
  };
}
