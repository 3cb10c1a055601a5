import type { Generated, JSONColumnType } from 'kysely';

export type VerifactuTables = {
  /** One for each issuer, system, installation and environment. */
  verifactu_chains: {
    id: Generated<number>;
    issuer_nif: string;
    system_id: string;
    installation: string;
    environment: 'production' | 'test';
    issuer_name: string;
    /** What the next record says of the program. */
    system: JSONColumnType<object>;
    is_open: boolean;
    /** Invoices issued before have no record. */
    opened_at: Date;
    next_sending_at: Date | null;
    failing_since: Date | null;
  };
  verifactu_records: {
    id: Generated<number>;
    chain_id: number;
    position: number;
    kind: 'registration' | 'cancellation';
    invoice_number: string;
    content: JSONColumnType<object>;
    hash: string;
    made_at: Date;
  };
  /** What became of a record at the tax office. */
  verifactu_submissions: {
    record_id: number;
    state: Generated<'waiting' | 'accepted' | 'accepted_with_errors' | 'rejected'>;
    error_code: number | null;
    error_text: string | null;
    /** The service's own receipt. */
    csv: string | null;
    answered_at: Date | null;
    settled_by: string | null;
    settled_at: Date | null;
    resolution: string | null;
  };
  /** What the system did itself. */
  verifactu_events: {
    id: Generated<number>;
    chain_id: number;
    position: number;
    content: JSONColumnType<object>;
    hash: string;
    made_at: Date;
  };
};
