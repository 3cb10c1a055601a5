import type { Failure } from '@/lib/result';

/** The group `forms` of the messages. */
export type FormWords = Record<'show' | 'hide' | 'optional' | 'choose' | 'script', string> & {
  /** By field key of a schema or of the wire, without its prefix. */
  wrong: Record<string, string>;
  /** By failure key without its prefix. */
  failures: Record<string, string>;
};

const lastPart = (key: string) => key.slice(key.lastIndexOf('.') + 1);

export const wordOfField = (words: FormWords, key: string | undefined): string | undefined =>
  key === undefined ? undefined : (words.wrong[lastPart(key)] ?? words.wrong.pattern);

export const wordOfFailure = (words: FormWords, { key, kind }: Pick<Failure, 'key' | 'kind'>): string =>
  words.failures[lastPart(key)] ?? words.failures[kind] ?? words.failures.broken ?? '';
