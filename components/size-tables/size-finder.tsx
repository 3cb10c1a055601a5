'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Field } from '@/components/ui/field';
import { RadioGroup } from '@/components/ui/radio-group';
import { Select } from '@/components/ui/select';
import type { Locale } from '@/lib/i18n/routing';
import { toSizeSystem } from '@/lib/size-tables/bra-sizes';
import {
  type FinderInput,
  type FinderQuestion,
  type FinderResult,
  finderOptions,
  finderQuestions,
  findSizes,
} from '@/lib/size-tables/size-finder';
import { isSizeSystem, sizeSystems } from '@/lib/size-tables/size-systems';
import type { SizeGuideName } from '@/lib/size-tables/size-tables';
import { useSizeSystem } from '@/lib/size-tables/use-size-system';
import { SizeAnswer } from './size-answer';
import type { SizeWords } from './size-words';

type Props = {
  table: SizeGuideName;
  locale: Locale;
  words: SizeWords;
  /** K05. Delays only the answer: the choices can be made at once, and the chart is below. */
  setUpDelay: number;
  /** Actions for the size that was found; `toOwn` writes it in the shopper's system. */
  children: (found: Extract<FinderResult, { kind: 'size' }>, toOwn: (size: string) => string) => ReactNode;
};

/** Measurements stay in the form: they are not stored, sent, or put into an address. */
export function SizeFinder({ table, locale, words, setUpDelay, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [picks, setPicks] = useState<FinderInput>({});
  const [ready, setReady] = useState(setUpDelay === 0);
  const [system, setSystem] = useSizeSystem(locale);
  const questions: readonly FinderQuestion[] = finderQuestions[table];

  useEffect(() => {
    if (setUpDelay === 0) return;
    const timer = setTimeout(() => {
      setReady(true);
      // Includes what was chosen before hydration.
      setPicks(readPicks(table, form.current));
    }, setUpDelay);
    return () => clearTimeout(timer);
  }, [setUpDelay, table]);

  const found = findSizes(table, picks);
  const toOwn = (size: string) => toSizeSystem(size, system);
  return (
    <div className="size-finder">
      <form
        ref={form}
        autoComplete="off"
        className="size-questions"
        onChange={(event) => setPicks(readPicks(table, event.currentTarget))}
        onSubmit={(event) => event.preventDefault()}
      >
        {questions.map((question) => (
          <Field key={question} label={words.questions[question]} hint={words.measures?.[question]}>
            {(control) => (
              <Select {...control} name={question} defaultValue="0">
                <option value="0">{words.pick}</option>
                {finderOptions(table, question, picks, system).map(({ value, text }) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
        {table === 'bras' && (
          <RadioGroup
            legend={words.system}
            name="system"
            variant="tiles"
            options={sizeSystems.map((each) => ({ value: each, label: words.systems[each] }))}
            value={system}
            onValueChange={(value) => isSizeSystem(value) && setSystem(value)}
          />
        )}
        <p className="ui-hint">{words.private}</p>
      </form>
      <div role="status" className="size-answer">
        {!ready && found.kind !== 'unanswered' ? (
          <p>{words.moment}</p>
        ) : (
          <SizeAnswer table={table} words={words} found={found} system={system} toOwn={toOwn}>
            {found.kind === 'size' && children(found, toOwn)}
          </SizeAnswer>
        )}
      </div>
    </div>
  );
}

function readPicks(table: SizeGuideName, form: HTMLFormElement | null): FinderInput {
  const data = new FormData(form ?? undefined);
  return Object.fromEntries(finderQuestions[table].map((question) => [question, Number(data.get(question))]));
}
