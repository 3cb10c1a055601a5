import type pg from 'pg';

/** The runner's own tables, and the one of versions before 0.2.0. */
const bookkeeping = `('applied_migrations', 'applied_functions', 'migrations')`;

/** All that the database knows of its schema, one line for each thing, with positions of columns and every name. */
const schemaLines = `
  with classes as (
    select oid, relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and relname not in ${bookkeeping}
  )
  select concat_ws(' ', 'column', relname, row_number() over (partition by c.oid order by attnum), attname,
      format_type(atttypid, atttypmod), attnotnull, pg_get_expr(adbin, adrelid), attidentity, attgenerated, attstorage,
      attcollation::regcollation) as line
    from classes c
      join pg_attribute a on attrelid = c.oid and attnum > 0 and not attisdropped
      left join pg_attrdef d on adrelid = c.oid and adnum = attnum
  union all
  select concat_ws(' ', 'constraint', c.relname, contypid::regtype, conname, pg_get_constraintdef(k.oid), convalidated)
    from pg_constraint k left join classes c on c.oid = conrelid
    where connamespace = 'public'::regnamespace and (c.oid is not null or contypid <> 0)
  union all
  select concat_ws(' ', 'index', indexdef) from pg_indexes where schemaname = 'public' and tablename not in ${bookkeeping}
  union all
  select concat_ws(' ', 'sequence', sequencename, data_type, start_value, min_value, max_value, increment_by, cycle)
    from pg_sequences where schemaname = 'public'
  union all
  select concat_ws(' ', 'trigger', pg_get_triggerdef(oid), tgenabled) from pg_trigger where not tgisinternal
  union all
  select concat_ws(' ', 'function', pg_get_functiondef(p.oid)) from pg_proc p
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = p.oid and deptype = 'e')
  union all
  select concat_ws(' ', 'view', viewname, definition) from pg_views where schemaname = 'public'
  union all
  select concat_ws(' ', 'domain', typname, format_type(typbasetype, typtypmod), typnotnull, typdefault) from pg_type
    where typnamespace = 'public'::regnamespace and typtype = 'd'
  union all
  select concat_ws(' ', 'extension', extname) from pg_extension
  union all
  select concat_ws(' ', 'comment', relname, objsubid, description) from pg_description join classes on oid = objoid`;

export async function schemaOf(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(schemaLines);
  return rows.map(({ line }) => line).sort();
}

/** Every row of every table, which in a database without a shop are those that migrations insert. */
export async function rowsOf(pool: pg.Pool): Promise<string[]> {
  const tables = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename not in ${bookkeeping}`,
  );
  const lines: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await pool.query<{ line: string }>(`select concat_ws(' ', '${name}', t) as line from ${name} t`);
    lines.push(...rows.map(({ line }) => line));
  }
  return lines.sort();
}
