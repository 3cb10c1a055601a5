import type { Kit } from '../../kit/kit.ts';
import { toSite } from '../../shared/client-address.ts';
import { countUse } from '../../shared/rate-limit.ts';
import { keyedHash } from '../../shared/secrets.ts';
import { countVisit } from './store.repository.ts';

const day = 86_400;
/** A shopper who returns the same day is the same visit. */
const onceADay = { max: 1, windowSeconds: day };

/** Limits faked visits: per network, and per store however many networks are used. */
export const visitLimits = {
  network: { max: 30, windowSeconds: day },
  store: { max: 200, windowSeconds: 3600 },
};

/**
 * Counts a visit if it is plausible; the store is shown either way. A whole IPv6 site counts as one visitor, because it
 * has as many addresses as it likes.
 */
export async function countPlausibleVisit(
  { db, config, now }: Pick<Kit, 'db' | 'config' | 'now'>,
  executiveId: string,
  clientAddress: string,
): Promise<void> {
  const network = keyedHash(config, `network ${toSite(clientAddress)}`);
  const isNew = async () => (await countUse(db, `store visit ${executiveId} ${network}`, onceADay)) === null;
  const isFew = async () =>
    (await countUse(db, `store visits from ${network}`, visitLimits.network)) === null &&
    (await countUse(db, `store visits ${executiveId}`, visitLimits.store)) === null;
  if ((await isNew()) && (await isFew())) await countVisit(db, executiveId, now());
}
