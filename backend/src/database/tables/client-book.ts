import type { ClientState, clientStates, sizeNoteTypes } from 'contract/codes.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { consentNames } from 'contract/schemas/people.ts';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

type Optional<T> = ColumnType<T | null, T | null | undefined>;

export type SizeNote = { type: (typeof sizeNoteTypes)[number]; size: string };

export type ClientBookTables = {
  client_book: {
    id: Generated<number>;
    /** Null where she has an account and no executive: then she stands in nobody's book. */
    executive_id: string | null;
    /** Set where she has an account of her own. */
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
  /** Append-only; the last row of a name is what holds. */
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
  /** Keyed hashes of an executive with an address: she writes to it no more. */
  client_mail_refusals: { mailbox: string; terms: string; at: Date };
  /** Keyed hashes like those: whom she had blocked, and who left her. */
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
