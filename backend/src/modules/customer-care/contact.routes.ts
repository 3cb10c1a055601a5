import type { Handlers } from '../../kit/handlers.ts';
import type { Kit } from '../../kit/kit.ts';
import { addressHashOf } from '../../shared/client-address.ts';
import { doOnce, isKnown } from '../../shared/idempotency.ts';
import { assertLimit, type TokenBucket } from '../../shared/rate-limit.ts';
import { keyedHash } from '../../shared/secrets.ts';
import { toCountedMailbox } from '../../shared/text.ts';
import { transactions } from '../../shared/transactions.ts';
import { toContacted, toWritten } from './contact.mapper.ts';
import { takeMessage } from './contact.service.ts';

/** Per household, which behind a shared address may be a whole town. */
const householdPace: TokenBucket = { burst: 20, everySeconds: 300 };
/** Each message mails an unconfirmed address. */
const personPace: TokenBucket = { burst: 5, everySeconds: 14_400 };

/** Messages to customer care, without an account. */
export function contactHandlers(kit: Kit): Handlers {
  const { db, config } = kit;
  const { change } = transactions(kit);

  return {
    contactCare: async ({ body, idempotencyKey: key, clientAddress }) => {
      const person = keyedHash(config, `email ${toCountedMailbox(body.correo)}`);
      const attempt = { owner: `contact ${person}`, key: key ?? '', request: ['contactCare', body] };
      // A repeat after a lost answer is not throttled.
      if (!(await isKnown(db, attempt))) {
        await assertLimit(db, `contact ${addressHashOf(config, clientAddress)}`, householdPace);
        await assertLimit(db, `contact ${person}`, personPace);
      }
      return change((trx) =>
        doOnce(trx, attempt, async () => ({ datos: toContacted(await takeMessage(trx, toWritten(body), kit)) })),
      );
    },
  };
}
