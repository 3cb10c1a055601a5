import type { DepartmentPage } from '@/lib/catalogue/catalogue-mappers';
import { kindInName } from '@/lib/i18n/habits';
import { fill, type Words } from '@/lib/i18n/words';

/**
 * What stands over a department. Men's are called as women's are, and the menu needs no more; a page of its own does. What
 * lies further down has a name of its own.
 */
export function departmentHeading(
  { name, crumbs, isMens }: Pick<DepartmentPage, 'name' | 'crumbs' | 'isMens'>,
  words: Words<'listing.department'>,
  locale: string,
): string {
  if (!isMens || crumbs.length > 1) return name;
  return crumbs.length === 0 ? words.menswear : fill(words.ofMen, { name: kindInName(name, locale) });
}
