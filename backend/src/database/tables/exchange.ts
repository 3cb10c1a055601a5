import type { ExchangeState } from 'contract/codes.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { Generated } from 'kysely';
import type { Warehouse } from './order.ts';

/** A step that an operator records. */
export type ExchangeStep = 'receive' | 'send' | 'refuse';

export type ExchangeTables = {
  exchanges: {
    id: Generated<string>;
    number: string;
    order_id: string;
    state: Generated<ExchangeState>;
    locale: Locale;
    asked_at: Date;
    held_until: Date;
    changed_at: Date;
  };
  exchange_lines: {
    id: Generated<number>;
    exchange_id: string;
    article_id: number;
    wanted_id: number;
    quantity: number;
  };
  exchange_pieces: {
    line_id: number;
    warehouse: Warehouse;
    quantity: number;
    released_at: Date | null;
  };
  exchange_steps: {
    id: Generated<number>;
    exchange_id: string;
    step: ExchangeStep;
    operator_id: string;
    reason: string;
    at: Date;
  };
};
