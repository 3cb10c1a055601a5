'use client';

import { Link } from '@/components/layout/link';
import { Button, buttonClass } from '@/components/ui/button';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { toSizeSystem } from '@/lib/size-tables/bra-sizes';
import type { SizeSystem } from '@/lib/size-tables/size-systems';
import { useSizeSystem } from '@/lib/size-tables/use-size-system';
import { guideResultsPath } from '@/lib/solution-guide/guide';
import { type GuideAnswers, isChoice, isMeasure, type Step, stepsOf } from '@/lib/solution-guide/guide-answers';
import { formatMeasure } from '@/lib/solution-guide/read-measure';
import { type GuideTestWords, guideOptionText } from './guide-words';

type Props = { answers: GuideAnswers; locale: Locale; words: GuideTestWords; onChange: (step: Step) => void };

/** All answers at a glance, each editable, before the result. */
export function GuideAnswerSummary({ answers, locale, words, onChange }: Props) {
  const [system] = useSizeSystem(locale);
  const { done } = words.test;

  const nameOf = (step: Step) => done.names[step];

  return (
    <>
      <p>
        <Link href={localePath(locale, guideResultsPath)} className={buttonClass()}>
          {done.see}
        </Link>
      </p>
      <dl className="guide-summary">
        {stepsOf(answers).map((step) => (
          <div key={step}>
            <dt>{nameOf(step)}</dt>
            <dd>{answerOf(step, { answers, locale, words, system })}</dd>
            <dd>
              <Button variant="quiet" size="compact" onClick={() => onChange(step)}>
                {done.change}
                <span className="sr-only"> {nameOf(step)}</span>
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

type SummaryInput = Pick<Props, 'answers' | 'locale' | 'words'> & { system: SizeSystem };

function answerOf(step: Step, { answers, locale, words, system }: SummaryInput): string {
  const { guide, way, label, fit, measures, picked } = answers;
  if (isMeasure(step)) return `${formatMeasure(measures[step] ?? 0, locale)}\u00a0cm`;
  if (isChoice(step)) return guideOptionText(words, step, picked[step] ?? 'any');
  const said = {
    guide: guide && words.guides[guide],
    way: way && words.ways[way].title,
    label: label && toSizeSystem(label, system),
    fit: fit && words.fits[fit],
  };
  return said[step] ?? '';
}
