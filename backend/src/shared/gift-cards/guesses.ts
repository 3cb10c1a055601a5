import { giftCardKeys } from 'contract/gift-card/message-keys.ts';
import type { Kit } from '../../kit/kit.ts';
import { clientAddressHash } from '../client-address.ts';
import { assertNotEmpty, countUse, type TokenBucket } from '../rate-limit.ts';

/** Wrong codes of a household. A right one is not counted, so that nobody's own cards run out. */
const wrongCodeLimit: TokenBucket = { burst: 10, everySeconds: 300 };

/**
 * Looks codes up by `find`, unless the household has guessed too often: then no code is looked at, because a right one
 * among the guesses would be told.
 */
export async function lookUpCodes<Found>(
  { db, config }: Pick<Kit, 'db' | 'config'>,
  clientAddress: string,
  { find, reasonsOf }: { find: () => Promise<Found>; reasonsOf: (found: Found) => readonly (string | null)[] },
): Promise<Found> {
  const key = `gift card ${clientAddressHash(config, clientAddress)}`;
  await assertNotEmpty(db, key, wrongCodeLimit);
  const found = await find();
  for (const reason of reasonsOf(found)) if (reason === giftCardKeys.unknown) await countUse(db, key, wrongCodeLimit);
  return found;
}
