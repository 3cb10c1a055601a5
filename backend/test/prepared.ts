import type pg from 'pg';

/** For millions of the same few statements: the server parses and plans each once per connection. */
export function prepareStatements(pool: pg.Pool): void {
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    const name = names.get(text) ?? `prepared ${names.size}`;
    names.set(text, name);
    return name;
  };
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (what: pg.QueryConfig | string) => Promise<pg.QueryResult>;
    const prepared = (text: string, values?: unknown[]) =>
      values ? query({ name: nameOf(text), text, values }) : query(text);
    Object.assign(client, { query: prepared });
  });
}
