import type { Handlers } from '../../kit/handlers.ts';
import type { Kit } from '../../kit/kit.ts';
import { clientAddressHash } from '../../shared/client-address.ts';
import { doOnce, isKeyUsed } from '../../shared/idempotency.ts';
import { assertLimit, type TokenBucket } from '../../shared/rate-limit.ts';
import { keyedHash } from '../../shared/secrets.ts';
import { toMailboxForLimits } from '../../shared/text.ts';
import { transactions } from '../../shared/transactions.ts';
import { toContactMessage, toContactReceipt } from './contact.mapper.ts';
import { saveContactMessage } from './contact.service.ts';

/** Per household, which behind a shared address may be a whole town. */
const householdLimit: TokenBucket = { burst: 20, everySeconds: 300 };
/** Each message mails an unconfirmed address. */
const personLimit: TokenBucket = { burst: 5, everySeconds: 14_400 };

/** Messages to customer care, without an account. */
export function contactHandlers(kit: Kit): Handlers {
  const { db, config } = kit;
  const { change } = transactions(kit);

  return {
    contactCare: async ({ body, idempotencyKey: key, clientAddress }) => {
      const person = keyedHash(config, `email ${toMailboxForLimits(body.correo)}`);
      const attempt = { owner: `contact ${person}`, key: key ?? '', request: ['contactCare', body] };
      // A repeat after a lost answer is not throttled.
      if (!(await isKeyUsed(db, attempt))) {
        await assertLimit(db, `contact ${clientAddressHash(config, clientAddress)}`, householdLimit);
        await assertLimit(db, `contact ${person}`, personLimit);
      }
      return change((trx) =>
        doOnce(trx, attempt, async () => ({
          datos: toContactReceipt(await saveContactMessage(trx, toContactMessage(body), kit)),
        })),
      );
    },
  };
}
