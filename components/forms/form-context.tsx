'use client';

import { createContext, useContext } from 'react';
import { type FieldValues, get, type RegisterOptions, useFormContext } from 'react-hook-form';
import type { Words } from '@/lib/i18n/message-texts';
import type { Failure } from '@/lib/result';

const WordsContext = createContext<Words<'forms'> | null>(null);
export const FormWordsProvider = WordsContext.Provider;

export function useFormWords(): Words<'forms'> {
  const words = useContext(WordsContext);
  if (!words) throw new Error('A field stands inside a Form.');
  return words;
}

/** What a form control needs: its registration and its error text. */
export function useFormField(
  name: string,
  { keepSpaces = false, ...options }: RegisterOptions & { keepSpaces?: boolean } = {},
) {
  const { register, setValue, formState } = useFormContext<FieldValues>();
  const words = useFormWords();
  const trimmed = {
    ...options,
    onBlur(event: { target: HTMLInputElement }) {
      const { value } = event.target;
      if (!keepSpaces && value !== value.trim())
        setValue(name, value.trim(), { shouldValidate: formState.isSubmitted });
      options.onBlur?.(event);
    },
  };
  const problem: { message?: unknown } | undefined = get(formState.errors, name);
  return {
    control: register(name, trimmed),
    error: wordOfField(words, typeof problem?.message === 'string' ? problem.message : undefined),
    words,
  };
}

const lastPart = (key: string) => key.slice(key.lastIndexOf('.') + 1);

/** By field key of a schema or of the wire, without its prefix. */
function wordOfField(words: Words<'forms'>, key: string | undefined): string | undefined {
  const wrong: Record<string, string> = words.wrong;
  return key === undefined ? undefined : (wrong[lastPart(key)] ?? words.wrong.pattern);
}

/** By failure key without its prefix. */
export function failureText(words: Words<'forms'>, { key, kind }: Pick<Failure, 'key' | 'kind'>): string {
  const failures: Record<string, string> = words.failures;
  return failures[lastPart(key)] ?? failures[kind] ?? words.failures.broken;
}
