'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Progress } from '@/components/ui/progress';
import type { GuideOption, GuideQuestion } from '@/contract/solution-guide';
import { fill } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { guideNames, isGuideName } from '@/lib/solution-guide/guide';
import {
  chooseGuide,
  emptyAnswers,
  firstOpen,
  fitsOf,
  type GuideAnswer,
  type GuideAnswers,
  isAnswered,
  isChoice,
  isMeasure,
  optionsOf,
  type Step,
  stepsOf,
} from '@/lib/solution-guide/guide-answers';
import { forgetAnswers, recallAnswers, rememberAnswers } from '@/lib/solution-guide/guide-memory';
import { GuideAnswerSummary } from './guide-answer-summary';
import { GuideDrawing } from './guide-drawing';
import { type GuideTestWords, guideOptionText } from './guide-words';
import { LabelQuestion } from './label-question';
import { MeasureQuestion } from './measure-question';
import { type Option, OptionList } from './option-list';

type Props = { locale: Locale; words: GuideTestWords };
type GuidePosition = Step | 'done';
/** The history entry's state: only the position, none of the answers. */
type Entry = { guideStep?: GuidePosition; guideDepth?: number };

const entry = (): Entry => (window.history.state as Entry | null) ?? {};

/** R07. One question at a time; the browser's back button goes back one question, and no answer is lost. */
export function GuideTest({ locale, words }: Props) {
  const [answers, setAnswers] = useState(begin);
  const [place, setPlace] = useState<GuidePosition>(() => placeFor(answers, entry().guideStep));
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  const { test } = words;

  const arrive = useEffectEvent((_at: GuidePosition) => {
    if (moved.current) heading.current?.focus();
    moved.current = true;
  });
  useEffect(() => arrive(place), [place]);

  const travelled = useEffectEvent((state: Entry | null) => setPlace(placeFor(answers, state?.guideStep)));
  useEffect(() => {
    const listen = ({ state }: PopStateEvent) => travelled(state as Entry | null);
    window.addEventListener('popstate', listen);
    return () => window.removeEventListener('popstate', listen);
  }, []);

  function goTo(next: GuidePosition) {
    const depth = (entry().guideDepth ?? 0) + 1;
    window.history.replaceState({ ...window.history.state, guideStep: place }, '');
    window.history.pushState({ ...window.history.state, guideStep: next, guideDepth: depth }, '');
    setPlace(next);
  }

  function answer(next: GuideAnswers) {
    setAnswers(next);
    rememberAnswers(next);
    // After changing one answer from the summary, the visitor returns to the summary.
    goTo(firstOpen(next) ?? 'done');
  }

  function goOn() {
    const steps = stepsOf(answers);
    goTo(steps[steps.indexOf(place as Step) + 1] ?? 'done');
  }

  const steps = stepsOf(answers);
  const at = place === 'done' ? steps.length : steps.indexOf(place);
  const before = steps[at - 1];
  const goBack = () => ((entry().guideDepth ?? 0) > 0 ? window.history.back() : before && goTo(before));

  function startAnew() {
    forgetAnswers();
    setAnswers(emptyAnswers);
    goTo('guide');
  }

  return (
    <section className="guide-stage" aria-labelledby="guide-question">
      <Progress
        label={place === 'done' ? test.whole : fill(test.progress, { place: at + 1, count: steps.length })}
        value={at}
        max={steps.length}
      />
      <h2 id="guide-question" ref={heading} tabIndex={-1}>
        {place === 'done' ? test.done.title : words.steps[titleOf(place, answers)]}
      </h2>
      {place === 'done' ? (
        <GuideAnswerSummary answers={answers} locale={locale} words={words} onChange={goTo} />
      ) : (
        <Question key={place} {...{ place, answers, locale, words, answer }} />
      )}
      <div className="guide-ways">
        {before && (
          <Button variant="secondary" onClick={goBack}>
            <Icon name="chevron-left" />
            {test.back}
          </Button>
        )}
        {place !== 'done' && !isMeasure(place) && place !== 'label' && isAnswered(answers, place) && (
          <Button variant="secondary" onClick={goOn}>
            {test.next}
          </Button>
        )}
        {answers.guide && (
          <Button variant="quiet" onClick={startAnew}>
            {test.anew}
          </Button>
        )}
      </div>
    </section>
  );
}

/** A link names a guide; answers to another guide are dropped. */
function begin(): GuideAnswers {
  const kept = recallAnswers();
  const named = window.location.hash.slice(1);
  if (!isGuideName(named) || entry().guideStep) return kept;
  const answers = chooseGuide(kept, named);
  rememberAnswers(answers);
  return answers;
}

const placeFor = (answers: GuideAnswers, wanted?: GuidePosition): GuidePosition => {
  if (wanted && wanted !== 'done' && stepsOf(answers).includes(wanted)) return wanted;
  return firstOpen(answers) ?? 'done';
};

/** Skirts have no bra label: the question depends on the guide. */
const titleOf = (step: Step, { guide }: GuideAnswers) => (step === 'label' && guide !== 'bras' ? 'letter' : step);

type QuestionProps = Props & { place: Step; answers: GuideAnswers; answer: (next: GuideAnswers) => void };

function Question({ place, answers, locale, words, answer }: QuestionProps) {
  const { guide } = answers;
  if (place === 'guide' || !guide) {
    const options = guideNames.map(
      (name): Option => ({ name, label: words.guides[name], drawing: <GuideDrawing of="guide" name={name} /> }),
    );
    return (
      <OptionList
        options={options}
        chosen={guide}
        onChoose={(name) => isGuideName(name) && answer(chooseGuide(answers, name))}
      />
    );
  }
  if (place === 'way') {
    const options = (['tape', 'label'] as const).map(
      (name): Option => ({
        name,
        label: words.ways[name].title,
        hint: words.ways[name].text,
        drawing: <GuideDrawing of="way" name={name} />,
      }),
    );
    return (
      <OptionList
        options={options}
        chosen={answers.way}
        onChoose={(name) => answer({ ...answers, way: name === 'label' ? 'label' : 'tape' })}
      />
    );
  }
  if (isMeasure(place))
    return (
      <MeasureQuestion
        measure={place}
        known={answers.measures}
        locale={locale}
        words={words}
        onMeasured={(millimetres) => answer({ ...answers, measures: { ...answers.measures, [place]: millimetres } })}
      />
    );
  if (place === 'label')
    return (
      <LabelQuestion
        guide={guide}
        label={answers.label}
        locale={locale}
        words={words}
        onChosen={(label) => answer({ ...answers, label })}
      />
    );
  if (place === 'fit') {
    const options = fitsOf[guide].map((fit): Option => ({ name: fit, label: words.fits[fit] }));
    return (
      <OptionList
        options={options}
        chosen={answers.fit}
        onChoose={(name) => answer({ ...answers, fit: fitsOf[guide].find((fit) => fit === name) ?? null })}
      />
    );
  }
  return isChoice(place) ? (
    <Choice question={place} {...{ answers, words, answer }} options={optionsOf(guide, place)} />
  ) : null;
}

type ChoiceProps = Pick<QuestionProps, 'answers' | 'words' | 'answer'> & {
  question: GuideQuestion;
  options: readonly GuideOption[];
};

function Choice({ question, options, answers, words, answer }: ChoiceProps) {
  const pick = (picked: GuideAnswer) => answer({ ...answers, picked: { ...answers.picked, [question]: picked } });
  return (
    <OptionList
      options={[
        ...options.map(
          (name): Option => ({
            name,
            label: guideOptionText(words, question, name),
            drawing: <GuideDrawing of={question} name={name} />,
          }),
        ),
        { name: 'any', label: words.any },
      ]}
      chosen={answers.picked[question] ?? null}
      onChoose={(name) => pick(options.find((option) => option === name) ?? 'any')}
    />
  );
}
