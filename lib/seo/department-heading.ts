import type { DepartmentPage } from '@/lib/catalogue/catalogue-mappers';
import { garmentKindInName } from '@/lib/i18n/language-conventions';
import { fill, type Words } from '@/lib/i18n/message-texts';

/**
 * The heading of a department. Men's departments have the same names as women's, which suffices in the menu but not
 * on a page. Deeper ones have names of their own.
 */
export function departmentHeading(
  { name, crumbs, isMens }: Pick<DepartmentPage, 'name' | 'crumbs' | 'isMens'>,
  words: Words<'listing.department'>,
  locale: string,
): string {
  if (!isMens || crumbs.length > 1) return name;
  return crumbs.length === 0 ? words.menswear : fill(words.ofMen, { name: garmentKindInName(name, locale) });
}
