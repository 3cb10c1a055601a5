import type { BodyOf } from '@/contract/calls/table';
import type { Locale } from '@/lib/i18n/routing';
import type { Withdrawal } from './withdrawal';
import type { WithdrawalField, WithdrawalProblems } from './withdrawal-form';

/** Empty fields are not sent. */
export const toWithdrawalWire = (
  { number, name, email, words, lines, secret }: Withdrawal,
  locale: Locale,
): BodyOf<'declareWithdrawal'> => ({
  ...{ locale, number, name, email },
  ...(secret && { secret }),
  ...(lines.length > 0 && {
    lines: lines.map(({ code, client, quantity }) => ({ code, quantity, ...(client && { client }) })),
  }),
  ...(words && { words }),
});

const wrongOf = { number: 'characters', name: 'name', email: 'email', words: 'characters' } as const;
const isTyped = (field: string): field is WithdrawalField => Object.hasOwn(wrongOf, field);

/** The backend's errors, by form field. */
export const toWithdrawalProblems = (fields: Record<string, string>): WithdrawalProblems =>
  Object.fromEntries(
    Object.keys(fields)
      .filter(isTyped)
      .map((field) => [field, wrongOf[field]]),
  );
