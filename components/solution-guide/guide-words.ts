import type { CardActionWords } from '@/components/wish-list/card-action-words';
import type { GuideOption, GuideQuestion } from '@/contract/solution-guide';
import type { Words } from '@/lib/i18n/message-texts';
import type { GuideAnswer } from '@/lib/solution-guide/guide-answers';

type All = Words<'solutionGuide'>;
type OptionWords = Pick<All, 'options' | 'any' | 'guides'>;
export type GuideTestWords = OptionWords &
  Pick<All, 'fits' | 'ways' | 'steps'> & {
    test: Words<'solutionGuide.test'>;
    systems: Words<'sizeTables.guide.systems'>;
  };
export type GuideResultWords = OptionWords & {
  results: Words<'solutionGuide.results'>;
  reasons: Words<'solutionGuide.reasons'>;
  systems: Words<'sizeTables.guide.systems'>;
  card: Words<'catalogue.card'>;
  actions: CardActionWords;
  share: Words<'product.share'>;
};

type WordGroups = Partial<Record<string, Partial<Record<string, string>>>>;

export const guideOptionText = (words: OptionWords, question: GuideQuestion, option: GuideAnswer): string =>
  option === 'any' ? words.any : ((words.options as WordGroups)[question]?.[option] ?? '');

/** Why this product was chosen. */
export const guideReasonText = (
  words: Pick<GuideResultWords, 'reasons'>,
  question: GuideQuestion,
  option: GuideOption,
): string => (words.reasons as WordGroups)[question]?.[option] ?? '';
