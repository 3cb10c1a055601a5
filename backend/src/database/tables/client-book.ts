import type { ClientState, clientStates, sizeNoteTypes } from 'contract/codes.ts';
import type { consentNames } from 'contract/people/schemas.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

type Optional<T> = ColumnType<T | null, T | null | undefined>;

export type SizeNote = { type: (typeof sizeNoteTypes)[number]; size: string };

export type ClientBookTables = {
  client_book: {
    id: Generated<number>;
    /** Null for a client with an account and no executive, who is in no book. */
    executive_id: string | null;
    /** Set for a client with an account. */
    account_id: Optional<string>;
    name: string;
    family_name: Generated<string>;
    phone: Optional<string>;
    email: Optional<string>;
    locale: Optional<Locale>;
    /** As MM-DD. */
    birthday: Optional<string>;
    notes: Generated<string>;
    tags: Generated<string[]>;
    sizes: JSONColumnType<SizeNote[], string | undefined, string>;
    state: Generated<Exclude<ClientState, typeof clientStates.invited>>;
    merged_into: Optional<number>;
    invited_at: Optional<Date>;
    version: Generated<number>;
    created_at: Generated<Date>;
  };
  /** Append-only; the last row of a name is valid. */
  client_consents: {
    id: Generated<number>;
    executive_id: string;
    client_id: number;
    name: (typeof consentNames)[number];
    given: boolean;
    terms: string;
    by_client: Generated<boolean>;
    at: Date;
  };
  /** Keyed hashes of executive and address: mailboxes that refused this executive's mails. */
  client_mail_refusals: { mailbox: string; terms: string; at: Date };
  /** Keyed hashes of the same form: blocked clients, and clients who left. */
  client_blocks: { mailbox: string; at: Date };
  client_messages: {
    id: Generated<number>;
    executive_id: string;
    client_id: number;
    channel: 'CORREO' | 'WHATSAPP';
    kind: 'MENSAJE' | 'INVITACION' | 'RECORDATORIO' | 'CATALOGO';
    locale: Locale;
    subject: string;
    body: string;
    at: Date;
  };
};
