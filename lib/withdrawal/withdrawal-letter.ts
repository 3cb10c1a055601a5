import { fill, type Words } from '@/lib/i18n/words';
import type { Withdrawal } from './withdrawal';

type LetterInput = { lines: string[]; words: Pick<Words<'withdrawal'>, 'review' | 'failed'> };

/** The same declaration as a mailto link: it is valid however it arrives. */
export function sayMail(
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
