// Next loads this file in plain Node: no alias, and only erasable types.

import { createNextCacheHandler } from '../../engine/cache/next-cache-handler.ts';
import { toThirdPartyPage, typingPageAttribute } from '../access/third-party-page.ts';
import { settings } from '../env.ts';
import { splitLocale } from '../i18n/routing.ts';
import { staticPolicy } from './content-security-policy.ts';

/** Next's cache of static pages, each with the policy that follows from its address and the mark of pages to type on. */
export default createNextCacheHandler({
  off: () => settings().engineOff,
  policyOf({ path, html, hasScripts }) {
    // The empty page for measurements has the framework's scripts only; production does not contain it.
    if (path.endsWith('/bench-floor')) return null;
    // A path of another form matches no page that a container may run in.
    const isOpen = toThirdPartyPage(splitLocale(path).path).isOpen && !html.includes(typingPageAttribute);
    return staticPolicy({ isOpen, hasScripts });
  },
});
