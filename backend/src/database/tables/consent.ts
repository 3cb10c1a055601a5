import type { Locale } from 'contract/public-codes.ts';
import type { Generated } from 'kysely';

export type ConsentTables = {
  tag_consents: {
    id: Generated<number>;
    device: string;
    version: string;
    locale: Locale;
    measuring: boolean;
    advertising: boolean;
    by_signal: boolean;
    at: Date;
  };
};
