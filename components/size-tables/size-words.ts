import { getMessageGroup } from '@/lib/i18n/get-message-group';
import type { Words } from '@/lib/i18n/message-texts';
import type { FinderQuestion } from '@/lib/size-tables/size-finder';
import { isSizeTable, type SizeGuideName, type SizeTable } from '@/lib/size-tables/size-tables';

type Table = Words<`sizeTables.tables.${SizeTable}`> | Words<'sizeTables.letters'>;
type KeyOfAny<Each> = Each extends unknown ? keyof Each : never;

/** The texts of one table's finder and chart; those that only some tables have may be absent. */
export type SizeWords = Words<'sizeTables.guide'> &
  Omit<Pick<Table, keyof Table>, 'questions'> & {
    questions: Partial<Record<FinderQuestion, string>>;
    /** How each is measured, for tables without a page of their own. */
    measures?: Partial<Record<FinderQuestion, string>>;
  } & Partial<Record<Exclude<KeyOfAny<Table>, keyof Table | 'measures'>, string>>;

/** All that a size guide in a dialog needs, about 1.5 kB. */
export async function getSizeWords(table: SizeGuideName): Promise<SizeWords> {
  const guide = await getMessageGroup('sizeTables.guide');
  if (!isSizeTable(table)) return { ...guide, ...(await getMessageGroup('sizeTables.letters')) };
  return { ...guide, ...(await getMessageGroup(`sizeTables.tables.${table}`)) };
}
