import type { Words } from '@/lib/i18n/words';
import type { Failure } from '@/lib/result';

const lastPart = (key: string) => key.slice(key.lastIndexOf('.') + 1);

/** By field key of a schema or of the wire, without its prefix. */
export function wordOfField(words: Words<'forms'>, key: string | undefined): string | undefined {
  const wrong: Record<string, string> = words.wrong;
  return key === undefined ? undefined : (wrong[lastPart(key)] ?? words.wrong.pattern);
}

/** By failure key without its prefix. */
export function wordOfFailure(words: Words<'forms'>, { key, kind }: Pick<Failure, 'key' | 'kind'>): string {
  const failures: Record<string, string> = words.failures;
  return failures[lastPart(key)] ?? failures[kind] ?? words.failures.broken;
}
