import type { contentTypes } from 'contract/codes.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { Localized } from 'contract/schemas/common.ts';
import type { Generated, JSONColumnType } from 'kysely';

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
  };
};
