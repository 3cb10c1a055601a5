import type { Kit } from '../../../kit/kit.ts';
import { clientAddressHash } from '../../../shared/client-address.ts';
import { absent } from '../../../shared/errors.ts';
import { assertLimit, type TokenBucket } from '../../../shared/rate-limit.ts';
import { findGuestOrder, type GuestLink } from './guests.repository.ts';
import type { OrderRow } from './orders.repository.ts';

/** Links are hardly guessed; a wrong one is usually mistyped. */
const linkLimit: TokenBucket = { burst: 30, everySeconds: 30 };

/** Finds an order by its link; wrong links are rate limited. */
export async function findLinkedOrder(
  { db, config }: Pick<Kit, 'db' | 'config'>,
  link: GuestLink,
  clientAddress: string,
): Promise<OrderRow> {
  const order = await findGuestOrder(db, config, link);
  if (order) return order;
  await assertLimit(db, `guest link ${clientAddressHash(config, clientAddress)}`, linkLimit);
  throw absent();
}
