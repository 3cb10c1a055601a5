import { barredState } from 'contract/codes.ts';
import type { Db } from '../../../database/schema.ts';
import { accountIdOf, type Buyer, isGuest } from '../../../shared/buyer.ts';
import { refused } from '../../../shared/errors.ts';
import { type Account, addMovement, type Movement, readAccount } from '../../../shared/ledger.ts';

// What is known of a buyer besides her orders. All that only one kind of buyer has is asked for here.

/** Two devices of one buyer follow each other: everything that changes an order of hers begins with this. */
export async function lockBuyer(trx: Db, { kind, id }: Buyer): Promise<void> {
  const query =
    kind === 'guest'
      ? trx.selectFrom('guests').select('id').where('id', '=', id)
      : trx.selectFrom('executives').select('account_id as id').where('account_id', '=', id);
  if (!(await query.forNoKeyUpdate().executeTakeFirst())) throw refused();
}

/** Whoever is barred may look at what she has, and place nothing more on her account. */
export async function isBarred(trx: Db, buyer: Buyer): Promise<boolean> {
  if (isGuest(buyer)) return false;
  const { state } = await trx
    .selectFrom('executives')
    .select('state')
    .where('account_id', '=', buyer.id)
    .executeTakeFirstOrThrow();
  return state === barredState;
}

/** Where she is at home, which counts until there is an address; a guest says first where it goes. */
export async function readHomeCountry(db: Db, buyer: Buyer): Promise<string> {
  const { country_code } = await db
    .selectFrom('executives')
    .select('country_code')
    .where('account_id', '=', accountIdOf(buyer))
    .executeTakeFirstOrThrow();
  return country_code;
}

/** To whom and where an order is written about; nowhere where there is no address. */
export async function readContact(db: Db, { kind, id }: Buyer): Promise<{ email: string | null; name: string }> {
  if (kind === 'guest')
    return db.selectFrom('guests').select(['email', 'name']).where('id', '=', id).executeTakeFirstOrThrow();
  return db.selectFrom('accounts').select(['email', 'name']).where('id', '=', id).executeTakeFirstOrThrow();
}

/** What she owes and may owe. Who has no account with us owes nothing, and may not. */
export const readAccountOf = async (db: Db, buyer: Buyer, now: Date): Promise<Account> =>
  isGuest(buyer) ? { balanceCents: 0, overdueCents: 0, limitCents: 0 } : readAccount(db, buyer.id, now);

type BuyerMovement = Omit<Movement, 'executiveId' | 'kind'>;

/** What an order costs her. */
export const chargeAccountOf = (trx: Db, buyer: Buyer, posting: BuyerMovement): Promise<void> =>
  addMovement(trx, { executiveId: accountIdOf(buyer), kind: 'PEDIDO', ...posting });

/** What she gets back for an order that ended. */
export const refundAccountOf = (trx: Db, buyer: Buyer, { cents, ...posting }: BuyerMovement): Promise<void> =>
  addMovement(trx, { executiveId: accountIdOf(buyer), kind: 'ABONO', cents: -cents, ...posting });
