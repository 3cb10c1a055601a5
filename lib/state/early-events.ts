// The server in front of Next loads this file as it is: no alias, and only erasable types.

import { createEarlyEventsScript } from '../../engine/browser/early-events.ts';

/** Sent to the browser as an inline script under the page's policy, and with the start script of public pages. */
export const earlyEventsScript = createEarlyEventsScript({ opener: '.site-search-open', field: '[name=q]' });
