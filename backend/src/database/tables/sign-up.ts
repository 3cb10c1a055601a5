import type { BodyOf } from 'contract/calls/table.ts';
import type { Localized } from 'contract/common/schemas.ts';
import type { Generated, JSONColumnType } from 'kysely';

/** The form as it came on the wire. */
export type StoredEnrolment = BodyOf<'enrolExecutive'>;

export type SignUpTables = {
  sources: {
    code: string;
    name: JSONColumnType<Localized>;
    asks: 'SOCIA' | 'DETALLE' | null;
    /** Null means everywhere. */
    countries: string[] | null;
    position: number;
  };
  enrolments: {
    id: string;
    email: string;
    username: string;
    data: JSONColumnType<StoredEnrolment>;
    created_at: Generated<Date>;
    expires_at: Date;
  };
};
