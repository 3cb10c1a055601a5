import type { Locale } from 'contract/public-codes.ts';
import type { Generated, JSONColumnType } from 'kysely';

/** An article's code, the quantity, and the client it had been ordered for, if named. */
export type WithdrawalLine = { code: string; quantity: number; client?: string };
export type WithdrawalStep = 'back' | 'refused' | 'done';

export type WithdrawalTables = {
  withdrawals: {
    id: Generated<string>;
    receipt: string;
    received_at: Date;
    locale: Locale;
    order_named: string;
    name: string;
    email: string;
    words: string | null;
    lines: JSONColumnType<WithdrawalLine[]>;
    order_id: string | null;
  };
  withdrawal_steps: {
    id: Generated<number>;
    withdrawal_id: string;
    step: WithdrawalStep;
    operator_id: string;
    reason: string;
    at: Date;
  };
};
