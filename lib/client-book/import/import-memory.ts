import type { Locale } from '@/lib/i18n/routing';
import { forgetUnsent, keepUnsent, recallUnsent } from '@/lib/state/unsent-clients';
import type { ImportRow, PhoneCountry } from './rows';

export type KeptImport = { rows: ImportRow[]; country: PhoneCountry; locale: Locale };

export const recallImport = () => recallUnsent<KeptImport>();

/**
 * Rows that are not in the book yet stay in the tab, for the page's person, because the desk's links leave the page
 * without asking.
 */
export function keepImport({ rows, ...settings }: KeptImport): void {
  const left = rows.filter(({ outcome }) => outcome?.kind !== 'added');
  if (left.length > 0) keepUnsent({ rows: left, ...settings });
  else forgetUnsent();
}
