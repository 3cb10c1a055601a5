'use client';

import type { ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import { Form } from '@/components/forms/form';
import { Button } from '@/components/ui/button';
import { type Result, success } from '@/lib/result';
import type { SignUpValues } from '@/lib/sign-up/sign-up';
import type { StepProps } from './step-props';

type Props<Values extends FieldValues> = {
  step: Omit<StepProps, 'onDone'>;
  schema: ObjectSchema<Values>;
  defaults: DefaultValues<Values>;
  /** A check that only the backend can make, before the next step. */
  check?: (values: Values) => Promise<Result<unknown>>;
  onDone: (values: Values) => void;
  /** The last step sends; the others continue. */
  said?: { submit: string; pending: string };
  children: ReactNode;
};

const nothingToCheck = async () => success(null);

/** What the four steps share: typed values are reported at once, with buttons for next and back. */
export function StepForm<Values extends Partial<SignUpValues> & FieldValues>(props: Props<Values>) {
  const { step, schema, defaults, check = nothingToCheck, onDone, said, children } = props;
  const { words, onTyped, onBack, problems } = step;
  const { next, pending, back } = words.form;
  return (
    <Form
      schema={schema}
      defaults={defaults}
      words={words.forms}
      send={check}
      onDone={(_, given) => onDone(given)}
      onTyped={onTyped}
      problems={problems as Partial<Record<never, string>>}
      submit={said?.submit ?? next}
      pending={said?.pending ?? pending}
      actions={
        onBack && (
          <Button variant="secondary" onClick={onBack}>
            {back}
          </Button>
        )
      }
    >
      {children}
    </Form>
  );
}
