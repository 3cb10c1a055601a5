import { solutionGuide } from './codes.ts';

export type GuideType = (typeof solutionGuide.types)[number];

/**
 * The questions of each guide beside the size, and their options. Which products match an option is defined by rows of
 * the shop (`guide_wishes`), so that another catalogue needs other rows and no other code.
 */
export const guideChoices = {
  BRA_EUROPA: {
    shape: ['round', 'lower', 'apart', 'soft'],
    occasion: ['everyday', 'neckline', 'shoulders', 'sport', 'home', 'nursing'],
    support: ['light', 'medium', 'firm'],
    wires: ['with', 'without'],
  },
  SHAPEWEAR: {
    zone: ['waist', 'hips', 'whole'],
    under: ['dress', 'trousers', 'blouse'],
    compression: ['soft', 'medium', 'firm'],
  },
  PANTIES: {
    cut: ['high', 'classic', 'short', 'brazilian', 'thong'],
    wear: ['everyday', 'tight', 'special'],
    fabric: ['cotton', 'smooth', 'lace'],
  },
} as const satisfies Record<GuideType, Record<string, readonly string[]>>;

type Choices = typeof guideChoices;
type KeyOfEach<Each> = Each extends unknown ? keyof Each : never;
type ValueOfEach<Each> = Each extends unknown ? Each[keyof Each] : never;

export type GuideQuestion = KeyOfEach<Choices[GuideType]> & string;
export type GuideOption = Extract<ValueOfEach<Choices[GuideType]>, readonly string[]>[number];

/** Whether the guide has this question with this option. */
export const isGuideChoice = (guide: GuideType, question: string, option: string): boolean =>
  Object.hasOwn(guideChoices[guide], question) &&
  (guideChoices[guide] as Partial<Record<string, readonly string[]>>)[question]?.includes(option) === true;

export const guideQuestions = solutionGuide.types.flatMap((type) => Object.keys(guideChoices[type])) as GuideQuestion[];

/** Body measures, in millimetres. */
export const guideMeasures = ['underbust', 'bust', 'waist', 'hips'] as const;
export type GuideMeasure = (typeof guideMeasures)[number];
/** About a garment that the shopper wears: its label, and its fit. */
export type GuideSizeQuestion = 'size' | 'fit';
export const guideFits = ['well', 'band-loose', 'band-tight', 'cup-small', 'cup-large', 'tight', 'loose'] as const;
export type GuideFit = (typeof guideFits)[number];

export const adviceMax = 12;
/** How long answers given with consent are kept. */
export const guideAnswersDays = 365;
