import { splitLocale } from '@/lib/i18n/routing';
import { isPublicPath } from './route-access';

type Place = Pick<URL, 'origin' | 'pathname' | 'search'>;

/**
 * Whether a link may change the page without loading a document. Only from one public page to another in the same
 * language: personal pages come with a policy of their own, and the language is the document's.
 */
export function isSoft(from: Place, to: Place): boolean {
  if (from.origin !== to.origin) return false;
  if (from.pathname === to.pathname && from.search === to.search) return false;
  const [here, there] = [splitLocale(from.pathname), splitLocale(to.pathname)];
  return here.locale === there.locale && isPublicPath(here.path) && isPublicPath(there.path);
}
