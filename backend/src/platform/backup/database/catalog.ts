import type { Client } from 'pg';

export interface Table {
  readonly name: string;
  /** without generated ones */
  readonly columns: readonly string[];
}

const TABLES = `
  SELECT c.oid, c.relname AS name,
    (SELECT array_agg(attname::text ORDER BY attnum) FROM pg_attribute
     WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns,
    ARRAY(SELECT DISTINCT confrelid FROM pg_constraint WHERE conrelid = c.oid AND contype = 'f' AND confrelid <> c.oid) AS after
  FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.relname <> 'migration'
  ORDER BY c.relname`;

/** All tables but that of the migrations, each behind those that it refers to. */
export async function readTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table & { oid: number; after: number[] }>(TABLES);
  const ordered: typeof rows = [];
  while (ordered.length < rows.length) {
    const done = ordered.map(({ oid }) => oid);
    const next = rows.filter(({ oid, after }) => !done.includes(oid) && after.every((other) => done.includes(other)));
    if (next.length === 0) throw new Error('tables refer to each other in a circle');
    ordered.push(...next);
  }
  return ordered.map(({ name, columns }) => ({ name, columns }));
}

/** Where each sequence has arrived; unused ones are left out. */
export async function readSequences(client: Client): Promise<{ name: string; value: string }[]> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
     WHERE schemaname = 'public' AND last_value IS NOT NULL AND sequencename NOT LIKE 'migration%'`,
  );
  return rows;
}

export async function readMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migration ORDER BY id');
  return rows.map(({ name }) => name);
}

const TRANSACTION_COLUMNS = `
  SELECT quote_ident(relname) AS "table", quote_ident(attname) AS "column"
  FROM pg_attribute a JOIN pg_class c ON c.oid = attrelid
  WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND atttypid = 'xid8'::regtype AND NOT attisdropped`;

/** The highest transaction number in the rows of the database. */
export async function readLastTransaction(client: Client): Promise<string> {
  const { rows: columns } = await client.query<{ table: string; column: string }>(TRANSACTION_COLUMNS);
  const each = columns.map(({ table, column }) => `(SELECT max(${column}) FROM ${table})`);
  const { rows } = await client.query<{ last: string | null }>(`SELECT greatest(${each.join(', ')}) AS last`);
  return rows[0]?.last ?? '0';
}
