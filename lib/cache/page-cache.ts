// Next loads this file in plain Node: no alias, and only erasable types.

import { createPageCache } from '../../engine/cache/page-cache.ts';
import { kindOfPage, typedMark } from '../access/page-kind.ts';
import { settings } from '../env.ts';
import { splitLocale } from '../i18n/routing.ts';
import { staticPolicy } from './content-policy.ts';

/** Next's cache of static pages, each with the policy that follows from its address and the mark of pages to type on. */
export default createPageCache({
  off: () => settings().engineOff,
  policyOf({ path, html, hasScripts }) {
    // The empty page for measurements has the framework's scripts only; production does not contain it.
    if (path.endsWith('/bench-floor')) return null;
    // A path of another form matches no page that a container may run in.
    const isOpen = kindOfPage(splitLocale(path).path).isOpen && !html.includes(typedMark);
    return staticPolicy({ isOpen, hasScripts });
  },
});
