import type { Handlers } from '../../kit/handlers.ts';
import type { Kit } from '../../kit/kit.ts';
import { clientAddressHash } from '../../shared/client-address.ts';
import { assertLimit } from '../../shared/rate-limit.ts';

/** Per household; past it nothing is recorded, but the device still keeps the answer. */
export const consentLimit = { max: 60, windowSeconds: 3600 };

export function consentHandlers({ db, config, now }: Kit): Handlers {
  return {
    recordConsent: async ({ body: { signal, ...said }, clientAddress }) => {
      await assertLimit(db, `consent ${clientAddressHash(config, clientAddress)}`, consentLimit);
      await db
        .insertInto('tag_consents')
        .values({ ...said, by_signal: signal, at: now() })
        .execute();
      return { datos: {} };
    },
  };
}
