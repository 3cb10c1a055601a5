import type { Locale } from '@/lib/i18n/routing';
import { forget, recall, remember } from '@/lib/state/tab-memory';
import type { ImportRow, PhoneCountry } from './rows';

// What was read and is not in the book yet stays in the tab, for the person whose page it is: the ways of the workplace
// lead away without a question. Of others it is, so that whoever signs out leaves nothing of it.
const name = 'client-import';

export type KeptImport = { rows: ImportRow[]; country: PhoneCountry; locale: Locale };

export const recallImport = () => recall<KeptImport>(name);

export function keepImport({ rows, ...settings }: KeptImport): void {
  const left = rows.filter(({ outcome }) => outcome?.kind !== 'added');
  if (left.length > 0) remember(name, { rows: left, ...settings });
  else forgetImport();
}

export const forgetImport = (): void => forget(name);
