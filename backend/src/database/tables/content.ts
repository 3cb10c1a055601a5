import type { contentTypes } from 'contract/codes.ts';
import type { Localized } from 'contract/common/schemas.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

export type ContentTables = {
  content_blocks: {
    id: Generated<number>;
    screen: string;
    code: string;
    position: number;
    type: (typeof contentTypes)[number];
    href: JSONColumnType<Localized> | null;
    target: Generated<'_self' | '_blank'>;
    picture: string | null;
    picture_phone: string | null;
    /** The drawing that a photograph has replaced. */
    picture_drawn: string | null;
    picture_phone_drawn: string | null;
    server_url: string | null;
    texts: JSONColumnType<Record<Locale, Record<string, string>>>;
    starts_at: Date | null;
    ends_at: Date | null;
    changed_at: Date;
    /** For optimistic locking: of two simultaneous changes the second is refused. */
    version: Generated<number>;
  };
  /** Changes by operators. */
  content_changes: {
    id: GeneratedAlways<number>;
    block_id: number;
    locale: Locale;
    operator_id: string;
    before: JSONColumnType<Record<string, string>>;
    after: JSONColumnType<Record<string, string>>;
    at: Date;
  };
};
