import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import type pg from 'pg';

/** The rows of a database by table, each as the JSON text that Postgres makes of it. */
export interface Dump {
  /** the names of the migrations that had run, in their order */
  readonly migrations: readonly string[];
  readonly rows: Readonly<Record<string, readonly string[]>>;
}

/** Sessions are secrets and end by themselves; the migrations are kept apart. */
const LEFT_OUT = ['session', 'sign_in_throttle', 'migration'];

export async function readDump(client: pg.Client): Promise<Dump> {
  const { rows: ran } = await client.query<{ name: string }>('SELECT name FROM migration ORDER BY id');
  const rows: Record<string, string[]> = {};
  for (const table of await tablesOf(client)) {
    if (LEFT_OUT.includes(table)) continue;
    const order = (await columnsOf(client, table)).includes('position') ? 'position' : '1';
    const { rows: all } = await client.query<{ row: string }>(
      `SELECT to_jsonb(one)::text AS row FROM "${table}" one ORDER BY ${order}`,
    );
    if (all.length > 0) rows[table] = all.map(({ row }) => row);
  }
  return { migrations: ran.map(({ name }) => name), rows };
}

/**
 * Puts the rows into empty tables of the same form. The server then counts its transactions up to the highest in the log, as
 * docs/runbook/restore.md says: readers take events above its count for unfinished.
 */
export async function loadDump(client: pg.Client, { rows }: Dump): Promise<void> {
  await client.query(`SET session_replication_role = replica`); // no foreign key is checked: tables come in any order
  for (const [table, all] of Object.entries(rows)) {
    const { rowCount } = await client.query(`SELECT FROM "${table}" LIMIT 1`);
    if (rowCount) await client.query(`DELETE FROM "${table}"`); // what a migration put there
    const columns = (await columnsOf(client, table)).map((column) => `"${column}"`).join(', ');
    await client.query(
      `INSERT INTO "${table}" (${columns}) OVERRIDING SYSTEM VALUE
       SELECT ${columns} FROM jsonb_populate_recordset(NULL::"${table}", $1)`,
      [`[${all.join(',')}]`],
    );
  }
  await client.query(`SET session_replication_role = origin`);
  for (const [table, column, sequence] of await sequencesOf(client))
    await client.query(`SELECT setval($1, greatest(1, (SELECT max("${column}") FROM "${table}")))`, [sequence]);
  await client.query(`
    DO $$
    DECLARE highest xid8;
    BEGIN
      SELECT max(transaction) INTO highest FROM event;
      WHILE pg_current_xact_id() <= highest LOOP COMMIT; END LOOP;
    END $$`);
}

export function saveCompressed(file: string, content: object): void {
  writeFileSync(file, gzipSync(JSON.stringify(content, null, 1), { level: 9 }));
}

export function readCompressed<T>(file: string): T {
  return JSON.parse(gunzipSync(readFileSync(file)).toString()) as T;
}

async function tablesOf(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

/** Without those that Postgres computes. */
async function columnsOf(client: pg.Client, table: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER' ORDER BY ordinal_position`,
    [table],
  );
  return rows.map(({ name }) => name);
}

async function sequencesOf(client: pg.Client): Promise<readonly (readonly [string, string, string])[]> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `SELECT table_name AS table, column_name AS column, pg_get_serial_sequence(quote_ident(table_name), column_name) AS sequence
     FROM information_schema.columns
     WHERE table_schema = 'public' AND pg_get_serial_sequence(quote_ident(table_name), column_name) IS NOT NULL`,
  );
  return rows.map(({ table, column, sequence }) => [table, column, sequence]);
}
