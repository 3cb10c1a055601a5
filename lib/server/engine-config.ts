import type { EngineConfig } from '../../engine/config/engine-config.ts';
import { countryHome, searchPath } from '../access/public-script-paths.ts';
import { absentPath, publicSections } from '../access/route-access.ts';
import { settings } from '../env.ts';
import { localePath, locales } from '../i18n/routing.ts';
import { storePath } from '../personal-store/store-path.ts';
import { earlyEventsScript } from '../state/early-events.ts';
import { createKnownAddresses } from './addresses/known-addresses.ts';
import { hideBenchPages } from './bench-pages.ts';
import { answerBusy } from './busy-page.ts';
import { markPersonalStore } from './mark-personal-store.ts';
import { createOfflineWorker } from './offline-worker/worker-script.ts';
import { outagePage } from './outage-page.ts';
import { pageAddresses } from './page-addresses.ts';
import { allowPayPalOpener } from './paypal-opener-policy.ts';
import { createRedirects } from './redirects.ts';

/** Set by the change-notice handler, the only one that can read a notice. */
const redirectsChanged = 'x-redirects-changed';

export const sentScripts: EngineConfig['scripts'] = {
  prefetched: locales.flatMap((locale) =>
    [...publicSections.flatMap((section) => [`/${section}`, `/${section}/*`]), storePath('*')].map((path) =>
      localePath(locale, path),
    ),
  ),
  notPrefetched: '[download], [target], [data-in-place]',
  own: [markPersonalStore],
  earlyEventsScript,
};

/** All that the engine knows of the shop. */
export function toEngineConfig(): EngineConfig {
  const { backendUrl, engineOff, trustedProxies } = settings();
  const redirects = createRedirects({ backendUrl });
  const offlineWorker = createOfflineWorker();
  return {
    off: engineOff,
    trustedProxies,
    build: '.next',
    addresses: pageAddresses,
    homePath: countryHome,
    absentPath,
    known: createKnownAddresses({ backendUrl }),
    scripts: sentScripts,
    deferredPages: [searchPath],
    handlers(isRoute) {
      // Not awaited: the shop starts without the backend.
      void redirects.reload();
      return [
        allowPayPalOpener,
        offlineWorker.answer,
        redirects.answer,
        (request, response) => hideBenchPages(request, response, isRoute),
      ];
    },
    malformedCall: () => ({ codigo: 1, mensaje: 'error.malformed', datos: null, idPeticion: crypto.randomUUID() }),
    answerBusy,
    outagePage,
    changes: {
      path: '/api/revalidate',
      onChange(response) {
        if (response.hasHeader(redirectsChanged)) void redirects.reload();
      },
    },
  };
}
