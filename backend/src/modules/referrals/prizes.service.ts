import type { Kit } from '../../kit/kit.ts';
import { earnPrizes, takeBackPrizes } from './prizes.repository.ts';

/**
 * Puts down what executives have earned by whom they brought, and takes back what they have not any more. Read anew from
 * what happened each time: nothing that changes an order has to remember it. Each is told.
 */
export async function settlePrizes({ db, outbox, now }: Kit): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const at = now();
    const settled = {
      takenBack: await takeBackPrizes(trx, at),
      earned: await earnPrizes(trx),
    };
    for (const about of ['takenBack', 'earned'] as const)
      for (const prize of settled[about]) {
        const key = `prize ${prize.executiveId} ${prize.prizeCode} ${about} ${at.toISOString()}`;
        await outbox.send(trx, 'prize-mail', key, { ...prize, about });
      }
  });
}
