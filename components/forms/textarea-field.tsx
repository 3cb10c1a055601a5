'use client';

import type { ComponentProps, ReactNode } from 'react';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { useFormField } from './form-context';

type Props = Omit<ComponentProps<'textarea'>, 'name' | 'required'> & {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  optional?: boolean;
  after?: { id: string; content: ReactNode };
};

export function TextareaField({ name, label, hint, optional = false, after, ...textarea }: Props) {
  const { control, error, words } = useFormField(name);
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      required={!optional}
      optionalLabel={words.optional}
      after={after}
      id={textarea.id}
    >
      {(tied) => <Textarea {...textarea} {...tied} {...control} />}
    </Field>
  );
}
