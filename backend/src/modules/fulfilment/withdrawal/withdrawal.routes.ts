import type { Handlers } from '../../../kit/handlers.ts';
import type { Kit } from '../../../kit/kit.ts';
import { clientAddressHash } from '../../../shared/client-address.ts';
import { doOnce, isKeyUsed } from '../../../shared/idempotency.ts';
import { assertLimit, type TokenBucket } from '../../../shared/rate-limit.ts';
import { keyedHash } from '../../../shared/secrets.ts';
import { toMailbox } from '../../../shared/text.ts';
import { transactions } from '../../../shared/transactions.ts';
import { declareWithdrawal } from './declare.service.ts';
import { toDeclaration } from './withdrawal.mapper.ts';

/** Per household, which behind a shared address may be a whole town. */
const householdLimit: TokenBucket = { burst: 20, everySeconds: 300 };
/** Each declaration mails an unconfirmed address. */
const personLimit: TokenBucket = { burst: 10, everySeconds: 1_800 };

/** Withdrawing from a contract, without an account and without a sign-in. */
export function withdrawalHandlers(kit: Kit): Handlers {
  const { db, config } = kit;
  const { change } = transactions(kit);

  return {
    declareWithdrawal: async ({ body, identity, idempotencyKey: key, clientAddress }) => {
      const person = keyedHash(config, `email ${toMailbox(body.email)}`);
      // The order link's secret is not part of the idempotency check: the device sends a repeat without it.
      const { secret: _, ...said } = body;
      const attempt = { owner: `withdrawal ${person}`, key: key ?? '', request: ['declareWithdrawal', said] };
      // A repeat after a lost answer is not throttled: its sender would think that there is no receipt.
      if (!(await isKeyUsed(db, attempt))) {
        await assertLimit(db, `withdrawal ${clientAddressHash(config, clientAddress)}`, householdLimit);
        await assertLimit(db, `withdrawal ${person}`, personLimit);
      }
      return change((trx) =>
        doOnce(trx, attempt, async () => {
          const declared = await declareWithdrawal(trx, toDeclaration(body, identity?.accountId ?? null), kit);
          return { datos: { code: declared.receipt, at: declared.received_at.toISOString() } };
        }),
      );
    },
  };
}
