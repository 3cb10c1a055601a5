'use client';

import type { ComponentProps, ReactNode } from 'react';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { useFormField } from './form-context';

type Props = Omit<ComponentProps<'select'>, 'name' | 'required'> & {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  options: readonly { value: string; label: string }[];
  optional?: boolean;
  /** Starts without a choice. */
  empty?: boolean;
  onPicked?: (value: string) => void;
};

export function SelectField({ name, label, hint, options, optional = false, empty, onPicked, ...select }: Props) {
  const { control, error, words } = useFormField(name, {
    onChange: ({ target }) => onPicked?.(target.value),
  });
  return (
    <Field label={label} hint={hint} error={error} required={!optional} optionalLabel={words.optional}>
      {(tied) => (
        <Select {...select} {...tied} {...control}>
          {empty && <option value="">{words.choose}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
