import type { Locale } from '@/lib/i18n/routing';
import { forgetUnsent, keepUnsent, recallUnsent } from '@/lib/state/unsent-clients';
import type { ImportRow, PhoneCountry } from './rows';

export type KeptImport = { rows: ImportRow[]; country: PhoneCountry; locale: Locale };

export const recallImport = () => recallUnsent<KeptImport>();

/**
 * What was read and is not in the book yet stays in the tab, for the person whose page it is: the ways of the workplace
 * lead away without a question.
 */
export function keepImport({ rows, ...settings }: KeptImport): void {
  const left = rows.filter(({ outcome }) => outcome?.kind !== 'added');
  if (left.length > 0) keepUnsent({ rows: left, ...settings });
  else forgetUnsent();
}
