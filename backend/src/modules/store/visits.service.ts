import type { Kit } from '../../kit/kit.ts';
import { keyedHash, toSite } from '../../shared/client-address.ts';
import { useLimit } from '../../shared/rate-limit.ts';
import { countVisit } from './store.repository.ts';

const day = 86_400;
/** A shopper who comes back in the evening is the same visit. */
const onceADay = { max: 1, windowSeconds: day };

/** What a script could make up: of one network, and of one store however many networks it has. */
export const visitLimits = {
  network: { max: 30, windowSeconds: day },
  store: { max: 200, windowSeconds: 3600 },
};

/**
 * One more visit, where it is believed. Nobody is refused for one that is not: she sees the store all the same. A whole
 * IPv6 site counts as one visitor, because it has as many addresses as it likes.
 */
export async function noteVisit(
  { db, config, now }: Pick<Kit, 'db' | 'config' | 'now'>,
  executiveId: string,
  clientAddress: string,
): Promise<void> {
  const network = keyedHash(config, `network ${toSite(clientAddress)}`);
  const isNew = async () => (await useLimit(db, `store visit ${executiveId} ${network}`, onceADay)) === null;
  const isFew = async () =>
    (await useLimit(db, `store visits from ${network}`, visitLimits.network)) === null &&
    (await useLimit(db, `store visits ${executiveId}`, visitLimits.store)) === null;
  if ((await isNew()) && (await isFew())) await countVisit(db, executiveId, now());
}
