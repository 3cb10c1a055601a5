import type { Kit } from '../../kit/kit.ts';
import { recordEarnedPrizes, revokePrizes } from './prizes.repository.ts';

/**
 * Records prizes earned by referrals and revokes those no longer earned. Computed from the orders each time, so that no
 * change of an order has to do it. Executives are mailed.
 */
export async function updateReferralPrizes({ db, outbox, now }: Kit): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const at = now();
    const settled = {
      takenBack: await revokePrizes(trx, at),
      earned: await recordEarnedPrizes(trx),
    };
    for (const about of ['takenBack', 'earned'] as const)
      for (const prize of settled[about]) {
        const key = `prize ${prize.executiveId} ${prize.prizeCode} ${about} ${at.toISOString()}`;
        await outbox.send(trx, 'prize-mail', key, { ...prize, about });
      }
  });
}
