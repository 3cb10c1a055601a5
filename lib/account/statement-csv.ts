import { shopZone } from '@/lib/i18n/date-locale';
import type { Locale } from '@/lib/i18n/routing';
import { toEuros } from '@/lib/money';
import type { Movement, MovementKind } from './statement';

/** How a spreadsheet of that language reads a file: where a comma is decimal, a semicolon divides. */
function signsOf(locale: Locale): { divider: string; decimal: string } {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5);
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  return { divider: decimal === ',' ? ';' : ',', decimal };
}

/** Begins with what a spreadsheet takes for a formula. */
const formula = /^[=+\-@\t\r]/;

/** A text that would be reckoned is kept one by an apostrophe, and is always between quotation marks. */
const toText = (text: string): string => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

const toDay = new Intl.DateTimeFormat('sv-SE', { timeZone: shopZone });

export const fileColumns = ['date', 'what', 'order', 'campaign', 'due', 'amount', 'balance'] as const;

type Words = { columns: readonly string[]; kind: (kind: MovementKind) => string };

/** The statement as a file for a spreadsheet, amounts as numbers. */
export function toCsv(movements: Movement[], locale: Locale, { columns, kind }: Words): string {
  const { divider, decimal } = signsOf(locale);
  const toAmount = (cents: number) => toEuros(cents).toFixed(2).replace('.', decimal);
  const rows = movements.map((movement) => [
    toText(toDay.format(new Date(movement.at))),
    toText(kind(movement.kind)),
    toText(movement.order ?? ''),
    toText(movement.campaign ?? ''),
    toText(movement.dueOn ?? ''),
    toAmount(movement.amountCents),
    toAmount(movement.balanceCents),
  ]);
  // The mark by which a spreadsheet knows UTF-8.
  return `\ufeff${[columns.map(toText), ...rows].map((cells) => cells.join(divider)).join('\r\n')}\r\n`;
}
