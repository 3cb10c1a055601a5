import type { Handlers } from '../../kit/handlers.ts';
import type { Kit } from '../../kit/kit.ts';
import { addressHashOf, keyedHash } from '../../shared/client-address.ts';
import { doOnce, isKnown } from '../../shared/idempotency.ts';
import { toCountedMailbox } from '../../shared/text.ts';
import { requireToken, type TokenBucket } from '../../shared/token-bucket.ts';
import { transactions } from '../../shared/transactions.ts';
import { toContacted, toWritten } from './contact.mapper.ts';
import { takeMessage } from './contact.service.ts';

/** Of one household, which may be a whole town. */
const householdPace: TokenBucket = { burst: 20, everySeconds: 300 };
/** Each writes to an address that nobody has proved to be hers. */
const personPace: TokenBucket = { burst: 5, everySeconds: 14_400 };

/** Writing to customer care, without an account. */
export function contactHandlers(kit: Kit): Handlers {
  const { db, config } = kit;
  const { change } = transactions(kit);

  return {
    contactCare: async ({ body, idempotencyKey: key, clientAddress }) => {
      const person = keyedHash(config, `email ${toCountedMailbox(body.correo)}`);
      const attempt = { owner: `contact ${person}`, key: key ?? '', request: ['contactCare', body] };
      // Whoever asks again for an answer that was lost is not made to wait.
      if (!(await isKnown(db, attempt))) {
        await requireToken(db, `contact ${addressHashOf(config, clientAddress)}`, householdPace);
        await requireToken(db, `contact ${person}`, personPace);
      }
      return change((trx) =>
        doOnce(trx, attempt, async () => ({ datos: toContacted(await takeMessage(trx, toWritten(body), kit)) })),
      );
    },
  };
}
