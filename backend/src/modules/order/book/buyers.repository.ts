import { barredState } from 'contract/codes.ts';
import type { Db } from '../../../schema.ts';
import type { Buyer } from '../../../shared/buyer.ts';
import { refused } from '../../../shared/errors.ts';
import { type Account, addMovement, type Movement, readAccount } from '../../../shared/ledger.ts';

// What is known of a buyer besides her orders. All that only an executive has is asked for here.

/** Two devices of one buyer follow each other: everything that changes an order of hers begins with this. */
export async function lockBuyer(trx: Db, { id }: Buyer): Promise<void> {
  const found = await trx
    .selectFrom('executives')
    .select('account_id')
    .where('account_id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!found) throw refused();
}

/** Whoever is barred may look at what she has, and place nothing more on her account. */
export async function isBarred(trx: Db, { id }: Buyer): Promise<boolean> {
  const { state } = await trx
    .selectFrom('executives')
    .select('state')
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow();
  return state === barredState;
}

/** Where she is at home, which counts until there is an address. */
export async function readHomeCountry(db: Db, { id }: Buyer): Promise<string> {
  const { country_code } = await db
    .selectFrom('executives')
    .select('country_code')
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow();
  return country_code;
}

/** To whom and where an order is written about; nowhere where there is no address. */
export async function readContact(db: Db, { id }: Buyer): Promise<{ email: string | null; name: string }> {
  return db.selectFrom('accounts').select(['email', 'name']).where('id', '=', id).executeTakeFirstOrThrow();
}

/** What she owes and may owe. Who has no account with us owes nothing, and may not. */
export const readAccountOf = (db: Db, { id }: Buyer, now: Date): Promise<Account> => readAccount(db, id, now);

type Posting = Omit<Movement, 'executiveId' | 'kind'>;

/** What an order costs her. */
export const chargeAccountOf = (trx: Db, { id }: Buyer, posting: Posting): Promise<void> =>
  addMovement(trx, { executiveId: id, kind: 'PEDIDO', ...posting });

/** What she gets back for an order that ended. */
export const refundAccountOf = (trx: Db, { id }: Buyer, { cents, ...posting }: Posting): Promise<void> =>
  addMovement(trx, { executiveId: id, kind: 'ABONO', cents: -cents, ...posting });
