import { type FieldProblemKey, fieldProblemKeys } from 'contract/field-problem-keys.ts';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { TLocalizedValidationError } from 'typebox/error';
import { invalid } from '../shared/errors.ts';

type PartReader = {
  /** Returns the value, or throws a refusal that names every invalid field. */
  read: (value: unknown, texts: 'typed' | 'texts') => unknown;
};

const mostFields = 20;
const longestPath = 100;

const keyOfKeyword: Record<string, FieldProblemKey> = {
  required: fieldProblemKeys.required,
  additionalProperties: fieldProblemKeys.unknown,
  // The schema `false`, which a closed object reports for each unknown field.
  boolean: fieldProblemKeys.unknown,
  minLength: fieldProblemKeys.tooShort,
  maxLength: fieldProblemKeys.tooLong,
  minItems: fieldProblemKeys.tooShort,
  maxItems: fieldProblemKeys.tooLong,
  minimum: fieldProblemKeys.outOfRange,
  maximum: fieldProblemKeys.outOfRange,
  exclusiveMinimum: fieldProblemKeys.outOfRange,
  exclusiveMaximum: fieldProblemKeys.outOfRange,
  // A check by a function: the decimals of an amount.
  '~refine': fieldProblemKeys.outOfRange,
  pattern: fieldProblemKeys.pattern,
  format: fieldProblemKeys.pattern,
  anyOf: fieldProblemKeys.choice,
  enum: fieldProblemKeys.choice,
  const: fieldProblemKeys.choice,
};

/** Compiled once per row. `texts` first converts text (parameters, queries, forms) to the schema's types. */
export function compilePartReader(schema: TSchema | undefined): PartReader {
  if (!schema) return { read: readNothing };
  const validator = Compile(schema);
  return {
    read(value, texts) {
      const typed = texts === 'texts' ? validator.Convert(value) : value;
      if (!validator.Check(typed)) throw invalid(toFields(validator.Errors(typed)));
      const bad = pathOfBadText(typed, '');
      if (bad !== null) throw invalid({ [bad]: fieldProblemKeys.characters });
      return typed;
    },
  };
}

/** A call without a schema for this part accepts nothing there. */
function readNothing(value: unknown): undefined {
  const names = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  if (names.length > 0) throw invalid(Object.fromEntries(names.slice(0, mostFields).map(toUnknownField)));
  return undefined;
}

const toUnknownField = (name: string) => [name.slice(0, longestPath), fieldProblemKeys.unknown];

function toFields(errors: TLocalizedValidationError[]): Record<string, string> {
  const fields = new Map<string, string>();
  for (const error of errors) {
    for (const path of pathsOf(error)) {
      // A union reports each of its branches before itself: its own error says more.
      const better = error.keyword === 'anyOf' || !fields.has(path);
      if (better && (fields.has(path) || fields.size < mostFields)) {
        fields.set(path, keyOfKeyword[error.keyword] ?? fieldProblemKeys.type);
      }
    }
  }
  return Object.fromEntries(fields);
}

function pathsOf(error: TLocalizedValidationError): string[] {
  const parent = error.instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const children =
    error.keyword === 'required'
      ? error.params.requiredProperties
      : error.keyword === 'additionalProperties'
        ? error.params.additionalProperties
        : null;
  const paths = children ? children.map((child) => [...parent, child]) : [parent];
  return paths.map((parts) => parts.join('.').slice(0, longestPath));
}

/** PostgreSQL cannot store NUL, and half of a surrogate pair is no character. */
function pathOfBadText(value: unknown, path: string): string | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, child] of Object.entries(value)) {
    const bad = pathOfBadText(name, path) ?? pathOfBadText(child, path === '' ? name : `${path}.${name}`);
    if (bad !== null) return bad.slice(0, longestPath);
  }
  return null;
}
