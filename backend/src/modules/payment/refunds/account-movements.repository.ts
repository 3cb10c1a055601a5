import type { Db } from '../../../database/schema.ts';
import { addMovement, type Movement } from '../../../shared/ledger.ts';

type AccountMovement = Omit<Movement, 'kind' | 'orderId'>;

/** Lowers what the executive owes. */
export const addAccountPayment = (trx: Db, { cents, ...posting }: AccountMovement): Promise<void> =>
  addMovement(trx, { kind: 'PAGO', cents: -cents, orderId: null, ...posting });

/** Books a payment on the account as refunded. */
export const addAccountRefund = (trx: Db, posting: AccountMovement): Promise<void> =>
  addMovement(trx, { kind: 'DEVOLUCION', orderId: null, ...posting });
