import type { LetterGuide, SizeGuideName } from '../../contract/public-codes.ts';
import { type Locale, localePath } from '../i18n/routing.ts';

export const solutionGuidePath = '/home/solution-guide';
/** R07, R08. Their addresses contain no answers; the fragment names a guide and is not sent to a server. */
export const guideTestPath = `${solutionGuidePath}/test`;
export const guideResultsPath = `${solutionGuidePath}/results`;

export const guideNames = ['bras', 'shapewear', 'panties'] as const;
export type GuideName = (typeof guideNames)[number];
export const isGuideName = (value: unknown): value is GuideName => guideNames.includes(value as GuideName);

export const guideTestHref = (locale: Locale, guide?: GuideName) =>
  localePath(locale, guideTestPath) + (guide ? `#${guide}` : '');

/** The chart of each guide; own sizes are stored under its name. */
export const chartOf = {
  bras: 'bras',
  shapewear: 'shapewear',
  panties: 'briefs',
} as const satisfies Record<GuideName, SizeGuideName>;
export const letterChartOf = { shapewear: 'shapewear', panties: 'briefs' } as const satisfies Record<
  Exclude<GuideName, 'bras'>,
  LetterGuide
>;

/** The department of each guide, by its address in each language: a shared link names no size. */
export const guideDepartments: Record<GuideName, Record<Locale, string>> = {
  bras: { es: 'mujer/sujetadores', en: 'women/bras', de: 'damen/bhs' },
  shapewear: { es: 'mujer/fajas-y-moldeadores', en: 'women/shapewear', de: 'damen/shapewear' },
  panties: { es: 'mujer/bragas', en: 'women/briefs', de: 'damen/slips' },
};
