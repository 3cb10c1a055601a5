import type { Handlers } from '../../kit/handlers.ts';
import type { Kit } from '../../kit/kit.ts';
import { addressHashOf, keyedHash } from '../../shared/client-address.ts';
import { doOnce, isKnown } from '../../shared/idempotency.ts';
import { toMailbox } from '../../shared/text.ts';
import { requireToken, type TokenBucket } from '../../shared/token-bucket.ts';
import { transactions } from '../../shared/transactions.ts';
import { declareWithdrawal } from './declare.service.ts';
import { toDeclaration, toReceived } from './withdrawal.mapper.ts';

/** Of one household, which may be a whole town. */
const householdPace: TokenBucket = { burst: 20, everySeconds: 300 };
/** Each writes to an address that nobody has proved to be hers. */
const personPace: TokenBucket = { burst: 10, everySeconds: 1_800 };

/** Withdrawing from a contract, without an account and without a sign-in. */
export function withdrawalHandlers(kit: Kit): Handlers {
  const { db, config } = kit;
  const { change } = transactions(kit);

  return {
    declareWithdrawal: async ({ body, identity, idempotencyKey: key, clientAddress }) => {
      const person = keyedHash(config, `email ${toMailbox(body.correo)}`);
      // What opens her order stays in her tab: sent again from the device it is the same declaration without it.
      const { clave: _, ...said } = body;
      const attempt = { owner: `withdrawal ${person}`, key: key ?? '', request: ['declareWithdrawal', said] };
      // Whoever asks again for an answer that was lost is not made to wait: she would take it for no receipt.
      if (!(await isKnown(db, attempt))) {
        await requireToken(db, `withdrawal ${addressHashOf(config, clientAddress)}`, householdPace);
        await requireToken(db, `withdrawal ${person}`, personPace);
      }
      return change((trx) =>
        doOnce(trx, attempt, async () => ({
          datos: toReceived(await declareWithdrawal(trx, toDeclaration(body, identity?.accountId ?? null), kit)),
        })),
      );
    },
  };
}
