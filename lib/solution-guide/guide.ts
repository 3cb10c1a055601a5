import type { LetterGuide, SizeGuideName } from '../../contract/public-codes.ts';
import { type Locale, localePath } from '../i18n/routing.ts';

export const solutionGuidePath = '/home/solution-guide';
/** R07, R08. Nothing that is answered stands in their addresses; the mark behind # names a guide and reaches no server. */
export const guideTestPath = `${solutionGuidePath}/test`;
export const guideResultsPath = `${solutionGuidePath}/results`;

export const guideNames = ['bras', 'shapewear', 'panties'] as const;
export type GuideName = (typeof guideNames)[number];
export const isGuideName = (value: unknown): value is GuideName => guideNames.includes(value as GuideName);

export const guideTestHref = (locale: Locale, guide?: GuideName) =>
  localePath(locale, guideTestPath) + (guide ? `#${guide}` : '');

/** The chart that a guide reads; a size that is kept is kept under its name. */
export const chartOf = {
  bras: 'bras',
  shapewear: 'shapewear',
  panties: 'briefs',
} as const satisfies Record<GuideName, SizeGuideName>;
export const letterChartOf = { shapewear: 'shapewear', panties: 'briefs' } as const satisfies Record<
  Exclude<GuideName, 'bras'>,
  LetterGuide
>;

/** All of its kind, by its address in each language: what is shared names no size. */
export const guideDepartments: Record<GuideName, Record<Locale, string>> = {
  bras: { es: 'mujer/sujetadores', en: 'women/bras', de: 'damen/bhs' },
  shapewear: { es: 'mujer/fajas-y-moldeadores', en: 'women/shapewear', de: 'damen/shapewear' },
  panties: { es: 'mujer/bragas', en: 'women/briefs', de: 'damen/slips' },
};
