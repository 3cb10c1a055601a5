import type { CardActionWords } from '@/components/wish-list/card-action-words';
import type { GuideOption, GuideQuestion } from '@/contract/guide';
import type { Words } from '@/lib/i18n/words';
import type { GuideAnswer } from '@/lib/solution-guide/guide-answers';

type All = Words<'solutionGuide'>;
type OptionWords = Pick<All, 'options' | 'any' | 'guides'>;
export type TestWords = OptionWords &
  Pick<All, 'fits' | 'ways' | 'steps'> & {
    test: Words<'solutionGuide.test'>;
    systems: Words<'sizeTables.guide.systems'>;
  };
export type ResultWords = OptionWords & {
  results: Words<'solutionGuide.results'>;
  reasons: Words<'solutionGuide.reasons'>;
  systems: Words<'sizeTables.guide.systems'>;
  card: Words<'catalogue.card'>;
  actions: CardActionWords;
  share: Words<'product.share'>;
};

type WordGroups = Partial<Record<string, Partial<Record<string, string>>>>;

export const wordOf = (words: OptionWords, question: GuideQuestion, option: GuideAnswer): string =>
  option === 'any' ? words.any : ((words.options as WordGroups)[question]?.[option] ?? '');

/** Why this product was chosen. */
export const reasonOf = (words: Pick<ResultWords, 'reasons'>, question: GuideQuestion, option: GuideOption): string =>
  (words.reasons as WordGroups)[question]?.[option] ?? '';
