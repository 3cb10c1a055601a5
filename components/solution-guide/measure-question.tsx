'use client';

import { useRef, useState } from 'react';
import { MeasureFigure } from '@/components/size-tables/measure-figure';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { fill } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { formatMeasure, type Measure, type Measures, readMeasure } from '@/lib/solution-guide/read-measure';
import type { GuideTestWords } from './guide-words';

type Props = {
  measure: Measure;
  known: Measures;
  locale: Locale;
  words: GuideTestWords;
  onMeasured: (millimetres: number) => void;
};

/** Typed text is kept, however odd, with a guess at the mistake and a way to fix it. */
export function MeasureQuestion({ measure, known, locale, words: { test, steps }, onMeasured }: Props) {
  const before = known[measure];
  const [typed, setTyped] = useState(before === undefined ? '' : formatMeasure(before, locale));
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  function submit() {
    const read = readMeasure(measure, typed, known);
    if (read.ok) return onMeasured(read.millimetres);
    const { cm, ...values } = read.values;
    setProblem(
      fill(test.wrong[read.why], { ...values, ...(cm !== undefined && { cm: formatMeasure(cm * 10, locale) }) }),
    );
    field.current?.focus();
  }

  return (
    <form
      noValidate
      className="guide-measure"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <MeasureFigure measures={[measure]} label={test.figure} figure="woman" numbered={false} />
      <div>
        <Field label={fill(test.centimetres, { what: steps[measure] })} hint={test.hints[measure]} error={problem}>
          {(control) => (
            <TextInput
              {...control}
              ref={field}
              inputMode="decimal"
              autoComplete="off"
              maxLength={8}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        <Button type="submit">{test.next}</Button>
      </div>
    </form>
  );
}
