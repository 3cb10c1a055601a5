import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Database, Db } from '../src/database/schema.ts';

type Row = Record<string, unknown>;
/** Rows for a query whose text matches; the first match counts. */
type Answers = readonly [asked: RegExp, rows: readonly Row[]][];

/**
 * A fake database for code that only formats what it reads: each query is answered from a list, and any other one with
 * the same row, which has a column of every name.
 */
export function answeringDb(row: Row, answers: Answers = []): Db {
  const rowsFor = (text: string) => answers.find(([asked]) => asked.test(text))?.[1] ?? [row];
  class Driver extends DummyDriver {
    override async acquireConnection() {
      return {
        executeQuery: async <R>({ sql }: { sql: string }) => ({ rows: [...rowsFor(sql)] as R[] }),
        async *streamQuery() {},
      };
    }
  }
  return new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new Driver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}
