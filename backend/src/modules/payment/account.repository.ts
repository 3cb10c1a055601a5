import type { Db } from '../../database/schema.ts';
import { addMovement, type Movement } from '../../shared/ledger.ts';

type AccountMovement = Omit<Movement, 'kind' | 'orderId'>;

/** She owes so much less. */
export const creditAccount = (trx: Db, { cents, ...posting }: AccountMovement): Promise<void> =>
  addMovement(trx, { kind: 'PAGO', cents: -cents, orderId: null, ...posting });

/** What she had paid on it went back to her. */
export const returnFromAccount = (trx: Db, posting: AccountMovement): Promise<void> =>
  addMovement(trx, { kind: 'DEVOLUCION', orderId: null, ...posting });
