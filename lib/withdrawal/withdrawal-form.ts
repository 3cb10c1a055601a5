import {
  declarantMaxLength,
  emailMaxLength,
  orderLineMaxQuantity,
  orderNamedMaxLength,
  personNamePattern,
  plainTextPattern,
  receiptEmailPattern,
  withdrawalWordsMaxLength,
} from '@/contract/rules';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { Withdrawal } from './withdrawal';

export const withdrawalFields = ['number', 'name', 'email', 'words'] as const;
export type WithdrawalField = (typeof withdrawalFields)[number];
export type WithdrawalProblem = 'required' | 'tooLong' | 'name' | 'email' | 'characters';
export type WithdrawalProblems = Partial<Record<WithdrawalField, WithdrawalProblem>>;

type Rule = { most: number; pattern: RegExp; wrong: WithdrawalProblem };
const plain = new RegExp(plainTextPattern);

export const withdrawalRules: Record<WithdrawalField, Rule> = {
  number: { most: orderNamedMaxLength, pattern: plain, wrong: 'characters' },
  name: { most: declarantMaxLength, pattern: new RegExp(personNamePattern, 'u'), wrong: 'name' },
  email: { most: emailMaxLength, pattern: new RegExp(receiptEmailPattern), wrong: 'email' },
  words: { most: withdrawalWordsMaxLength, pattern: plain, wrong: 'characters' },
};

export const lineField = 'line';
/** A code has no space: the text after the first space is a client's name. */
export const lineValue = ({ code, client }: { code: string; client: string | null }) =>
  client === null ? code : `${code} ${client}`;
export const quantityField = (line: string) => `quantity-${line}`;

/** Reads the form, sent by the browser itself or by our script. */
export function readWithdrawal(form: URLSearchParams | FormData): Omit<Withdrawal, 'secret'> {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  return {
    number: text('number'),
    name: text('name'),
    email: text('email'),
    // Browsers send line breaks as CRLF.
    words: text('words').replaceAll('\r\n', '\n'),
    lines: form.getAll(lineField).map((value) => {
      const [code = '', ...client] = String(value).split(' ');
      return {
        code,
        client: client.length > 0 ? client.join(' ') : null,
        quantity: toQuantity(form.get(quantityField(String(value)))),
      };
    }),
  };
}

const toQuantity = (value: unknown) => Math.min(Math.max(Math.floor(Number(value)) || 1, 1), orderLineMaxQuantity);

/** The contract has the same limits and patterns. */
export function checkWithdrawal(values: Pick<Withdrawal, WithdrawalField>): WithdrawalProblems {
  const found = withdrawalFields.flatMap((field) => {
    const problem = problemOf(values[field], withdrawalRules[field], field !== 'words');
    return problem ? [[field, problem] as const] : [];
  });
  return Object.fromEntries(found);
}

function problemOf(text: string, { most, pattern, wrong }: Rule, isNeeded: boolean): WithdrawalProblem | null {
  if (text === '') return isNeeded ? 'required' : null;
  if (text.length > most) return 'tooLong';
  return pattern.test(text) ? null : wrong;
}

type LetterInput = { lines: string[]; words: Pick<Words<'withdrawal'>, 'review' | 'failed'> };

/** The same declaration as a mailto link: it is valid however it arrives. */
export function withdrawalMailto(
  to: string,
  { number, name, email, words: own }: Withdrawal,
  { lines, words }: LetterInput,
): string {
  const { review, failed } = words;
  const what = lines.length > 0 ? lines.join('; ') : own || review.whole;
  const text = [
    review.text,
    `${review.number}: ${number}`,
    `${review.lines}: ${what}`,
    ...(lines.length > 0 && own ? [`${review.words}: ${own}`] : []),
    `${review.name}: ${name}`,
    `${review.email}: ${email}`,
  ].join('\n');
  const subject = fill(failed.subject, { number });
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}
