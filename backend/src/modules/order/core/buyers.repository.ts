import { barredState } from 'contract/codes.ts';
import type { Db } from '../../../database/schema.ts';
import { accountIdOf, type Buyer, isGuest } from '../../../shared/buyer.ts';
import { refused } from '../../../shared/errors.ts';
import { type AccountBalance, addMovement, type Movement, readAccountBalance } from '../../../shared/ledger.ts';

// Data about a buyer besides orders. Everything that depends on the kind of buyer is read here.

/** Serialises two devices of one buyer: every change to the buyer's orders begins with this. */
export async function lockBuyer(trx: Db, { kind, id }: Buyer): Promise<void> {
  const query =
    kind === 'guest'
      ? trx.selectFrom('guests').select('id').where('id', '=', id)
      : trx.selectFrom('executives').select('account_id as id').where('account_id', '=', id);
  if (!(await query.forNoKeyUpdate().executeTakeFirst())) throw refused();
}

/** A barred buyer can read orders but charge nothing more to the account. */
export async function isBarred(trx: Db, buyer: Buyer): Promise<boolean> {
  if (isGuest(buyer)) return false;
  const { state } = await trx
    .selectFrom('executives')
    .select('state')
    .where('account_id', '=', buyer.id)
    .executeTakeFirstOrThrow();
  return state === barredState;
}

/** The home country, used until there is an address; a guest names the destination first. */
export async function readHomeCountry(db: Db, buyer: Buyer): Promise<string> {
  const { country_code } = await db
    .selectFrom('executives')
    .select('country_code')
    .where('account_id', '=', accountIdOf(buyer))
    .executeTakeFirstOrThrow();
  return country_code;
}

/** Name and mail address for messages about an order; null without an address. */
export async function readContact(db: Db, { kind, id }: Buyer): Promise<{ email: string | null; name: string }> {
  if (kind === 'guest')
    return db.selectFrom('guests').select(['email', 'name']).where('id', '=', id).executeTakeFirstOrThrow();
  return db.selectFrom('accounts').select(['email', 'name']).where('id', '=', id).executeTakeFirstOrThrow();
}

/** The buyer's balance and limit. A buyer without an account has neither. */
export const readAccountOf = async (db: Db, buyer: Buyer, now: Date): Promise<AccountBalance> =>
  isGuest(buyer) ? { balanceCents: 0, overdueCents: 0, limitCents: 0 } : readAccountBalance(db, buyer.id, now);

type BuyerMovement = Omit<Movement, 'executiveId' | 'kind'>;

/** Charges an order to the account. */
export const chargeAccountOf = (trx: Db, buyer: Buyer, posting: BuyerMovement): Promise<void> =>
  addMovement(trx, { executiveId: accountIdOf(buyer), kind: 'PEDIDO', ...posting });

/** Returns money to the account for an order that ended. */
export const refundAccountOf = (trx: Db, buyer: Buyer, { cents, ...posting }: BuyerMovement): Promise<void> =>
  addMovement(trx, { executiveId: accountIdOf(buyer), kind: 'ABONO', cents: -cents, ...posting });
