import { type LetterGuide, type SizeGuideName, type SizeTable, sizeTables } from '../../contract/public-codes.ts';
import type { Locale } from '../i18n/routing.ts';
import { localePath } from '../i18n/routing.ts';

export { type LetterGuide, type SizeGuideName, type SizeTable, sizeTables };

export const isSizeTable = (value: unknown): value is SizeTable => sizeTables.includes(value as SizeTable);

export const sizeTablesPath = '/customer-care/size-tables';
export const sizeTableHref = (locale: Locale, table?: SizeTable) =>
  localePath(locale, table ? `${sizeTablesPath}/${table}` : sizeTablesPath);

/** K05. A page's finder answers after this delay; the chart itself is there at once. */
export const setUpDelayMs = 2000;

/** The departments, by their address in each language, whose garments are labelled by the table. */
export const sizeTableDepartments: Record<SizeTable, Record<Locale, string>> = {
  bras: { es: 'mujer/sujetadores', en: 'women/bras', de: 'damen/bhs' },
  menswear: { es: 'hombre/moldeadores', en: 'men/shapewear', de: 'herren/shapewear' },
  swimwear: { es: 'mujer/bano', en: 'women/swimwear', de: 'damen/bademode' },
};
