import { getTranslations } from 'next-intl/server';
import type { Question } from '@/lib/size-tables/size-answers';
import type { SizeSystem } from '@/lib/size-tables/size-systems';
import type { SizeTable } from '@/lib/size-tables/size-tables';

type CommonWords = Record<
  | 'finder'
  | 'system'
  | 'pick'
  | 'moment'
  | 'found'
  | 'labels'
  | 'sisters'
  | 'tighter'
  | 'wider'
  | 'notOffered'
  | 'private'
  | 'use'
  | 'provenance'
  | 'full'
  | 'cm',
  string
> & { systems: Record<SizeSystem, string> };

type TableWords = Record<'unanswered' | 'products' | 'chart' | 'note' | 'letter', string> & {
  questions: Partial<Record<Question, string>>;
  none: Record<'title' | 'text', string>;
} & Partial<
    Record<
      | 'band'
      | 'underbust'
      | 'cups'
      | 'systemColumn'
      | 'letters'
      | 'bust'
      | 'hips'
      | 'waist'
      | 'noPair'
      | 'top'
      | 'bottom'
      | 'bustHips',
      string
    >
  >;

export type SizeWords = CommonWords & TableWords;

/** What finder and chart of one table say: all that a size guide in a dialog needs, about 1.5 kB. */
export async function getSizeWords(table: SizeTable): Promise<SizeWords> {
  const t = await getTranslations('sizeTables');
  return { ...t.raw('guide'), ...t.raw(`tables.${table}`) };
}
