import { toEuros } from '@/contract/money';
import { shopZone } from '@/lib/i18n/date-locale';
import type { Locale } from '@/lib/i18n/routing';
import type { Movement, MovementKind } from './statement';

/** The separators that spreadsheets of a language expect: with a decimal comma, fields are divided by semicolons. */
function signsOf(locale: Locale): { divider: string; decimal: string } {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5);
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  return { divider: decimal === ',' ? ';' : ',', decimal };
}

/** Characters at the start that make a spreadsheet read a formula. */
const formula = /^[=+\-@\t\r]/;

/** An apostrophe keeps a text from being read as a formula; every text is quoted. */
const toText = (text: string): string => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

const toDay = new Intl.DateTimeFormat('sv-SE', { timeZone: shopZone });

export const csvColumns = ['date', 'what', 'order', 'campaign', 'due', 'amount', 'balance'] as const;

type Words = { columns: readonly string[]; kind: (kind: MovementKind) => string };

/** The statement as CSV, amounts as numbers. */
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
  // The byte order mark tells spreadsheets that the text is UTF-8.
  return `\ufeff${[columns.map(toText), ...rows].map((cells) => cells.join(divider)).join('\r\n')}\r\n`;
}
