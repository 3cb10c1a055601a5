'use client';

import type { ComponentProps, ReactNode } from 'react';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { useFormField } from './form-context';

type Props = Omit<ComponentProps<'input'>, 'name' | 'required'> & {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** An optional field says so in its label. */
  optional?: boolean;
  keepSpaces?: boolean;
  /** Another field whose validity depends on this one. */
  deps?: string;
  after?: { id: string; content: ReactNode };
};

export function TextField({ name, label, hint, optional = false, after, keepSpaces = false, onBlur, ...rest }: Props) {
  const { deps, ...input } = rest;
  const { control, error, words } = useFormField(name, { keepSpaces, onBlur, deps });
  return (
    <Field label={label} hint={hint} error={error} required={!optional} optionalLabel={words.optional} after={after}>
      {(tied) => <TextInput {...input} {...tied} {...control} />}
    </Field>
  );
}
