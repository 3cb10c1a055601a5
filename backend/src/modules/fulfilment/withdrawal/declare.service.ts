import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../../database/schema.ts';
import type { WithdrawalLine } from '../../../database/tables/withdrawal.ts';
import type { Kit } from '../../../kit/kit.ts';
import { newReferenceCode } from '../../../shared/links/reference-code.ts';
import { addWithdrawal, matchOrder } from './withdrawals.repository.ts';

/** A withdrawal as declared. */
export type Declaration = {
  locale: Locale;
  number: string;
  key: string | null;
  name: string;
  email: string;
  lines: WithdrawalLine[];
  words: string | null;
  /** The account that is signed in, if any. */
  accountId: string | null;
};

/**
 * A declaration is accepted whether an order matches or not, late or not, sealed or not: an operator decides. The
 * answer says only that it arrived, and when.
 */
export async function declareWithdrawal(
  trx: Db,
  { number, key, accountId, name, email, locale, lines, words }: Declaration,
  { config, outbox, now }: Pick<Kit, 'config' | 'outbox' | 'now'>,
) {
  const received = now();
  const withdrawal = await addWithdrawal(trx, {
    receipt: newReferenceCode('D', received),
    received_at: received,
    locale,
    order_named: number,
    name,
    email,
    words,
    lines: JSON.stringify(lines),
    order_id: await matchOrder(trx, config, { number, email, key, accountId }),
  });
  const payload = { withdrawalId: withdrawal.id };
  await outbox.send(trx, 'withdrawal-mail', `withdrawal ${withdrawal.id}`, payload);
  return withdrawal;
}
