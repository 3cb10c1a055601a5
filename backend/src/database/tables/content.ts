import type { contentTypes } from 'contract/codes.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { Localized } from 'contract/schemas/common.ts';
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
    /** The drawings in whose place photographs stand. */
    picture_drawn: string | null;
    picture_phone_drawn: string | null;
    server_url: string | null;
    texts: JSONColumnType<Record<Locale, Record<string, string>>>;
    starts_at: Date | null;
    ends_at: Date | null;
    changed_at: Date;
    /** Of two people who change it at once the second one hears of the first. */
    version: Generated<number>;
  };
  /** What was changed at the office. */
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
