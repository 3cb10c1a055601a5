import type { movementTypes } from 'contract/codes.ts';
import type { Generated } from 'kysely';

export type LedgerTables = {
  ledger_accounts: {
    id: Generated<number>;
    kind:
      | 'executive'
      | 'gift_card'
      | 'provider'
      | 'deposits'
      | 'orders'
      | 'sales'
      | 'vat'
      | 'adjustments'
      | 'commission'
      | 'prizes'
      | 'expired_cards';
    /** A gift card's id, a tender, or the country and rate of sales and VAT. */
    code: string | null;
    executive_id: string | null;
    /** The kind with its code or executive, by which the account is found. */
    name: string;
    /** Running totals of an executive's account and of a gift card's; zero for the others. */
    debit_cents: Generated<number>;
    credit_cents: Generated<number>;
    undated_cents: Generated<number>;
    /** False while its past is carried over. */
    complete: Generated<boolean>;
  };
  ledger_entries: {
    id: Generated<number>;
    key: string;
    kind: 'movement' | 'payment' | 'arrival' | 'refund' | 'carrier' | 'invoice' | 'gift_card';
    at: Date;
    booked_at: Generated<Date>;
    order_id: string | null;
    attempt_id: string | null;
    movement_id: number | null;
    movement_kind: (typeof movementTypes)[number] | null;
    account_id: string | null;
    actor_id: string | null;
    /** How many transfers were posted with it. */
    transfer_count: number;
  };
  ledger_transfers: {
    entry_id: number;
    position: number;
    debit_account: number;
    credit_account: number;
    cents: number;
    due_on: string | null;
    at: Date;
  };
  /** What the last check of the ledger found. */
  ledger_differences: {
    /** The key of an entry, or the name of an account. */
    name: string;
    problem: 'not posted' | 'transfers' | 'totals' | 'movements';
    detail: string;
    found_at: Date;
  };
  /** One row, or none before the first check has completed. */
  ledger_check: {
    only_row: Generated<boolean>;
    completed_at: Date;
  };
  ledger_refusals: {
    detail: string;
    times: Generated<number>;
    first_at: Generated<Date>;
    last_at: Generated<Date>;
  };
};
