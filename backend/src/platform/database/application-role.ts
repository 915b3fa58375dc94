import pg from 'pg';
import { applicationRole } from './connection-options.js';
import { withConnection } from './with-connection.js';

const canSetRole = `SELECT FROM pg_roles WHERE rolname = $1 AND pg_has_role(current_user, oid, 'SET')`;

/** Whether the role exists and this login may assume it. */
export const canTakeRole = (url: string, role: string): Promise<boolean> =>
  withConnection(url, async (client) => (await client.query(canSetRole, [role])).rowCount === 1);

const INSUFFICIENT_PRIVILEGE = '42501';
const TAKEN_MEANWHILE = ['42710', '23505']; // another database of the same server creates it too

/**
 * Creates the application's role if it is missing. Returns false if this login can neither create nor assume it: the application
 * then runs as the login itself, and only the triggers protect the log.
 */
export async function ensureApplicationRole(client: pg.Client): Promise<boolean> {
  if ((await client.query(canSetRole, [applicationRole])).rowCount === 1) return true;
  try {
    await client.query(`CREATE ROLE ${applicationRole} NOLOGIN ROLE CURRENT_USER`);
    return true;
  } catch (error) {
    const code = error instanceof pg.DatabaseError ? error.code : undefined;
    if (code !== INSUFFICIENT_PRIVILEGE && !TAKEN_MEANWHILE.includes(code ?? '')) throw error;
    return (await client.query(canSetRole, [applicationRole])).rowCount === 1;
  }
}

export interface Limits {
  /** tables in which the application may only insert and read rows */
  readonly appendOnlyTables: readonly string[];
  /** columns that only the database fills */
  readonly filledByDatabase: Readonly<Record<string, readonly string[]>>;
}

/** Grants the role reading and writing on all tables, within these limits, in one transaction. */
export async function grantToApplicationRole(client: pg.Client, limits: Limits): Promise<void> {
  await client.query('BEGIN');
  try {
    await grant(client, limits);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

async function grant(client: pg.Client, { appendOnlyTables, filledByDatabase }: Limits): Promise<void> {
  await client.query(`GRANT USAGE ON SCHEMA public TO ${applicationRole}`);
  await client.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${applicationRole}`);
  await client.query(`GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO ${applicationRole}`);
  for (const table of appendOnlyTables) {
    await client.query(`REVOKE UPDATE, DELETE, TRUNCATE ON ${pg.escapeIdentifier(table)} FROM ${applicationRole}`);
  }
  for (const [table, columns] of Object.entries(filledByDatabase)) await grantOtherColumns(client, table, columns);
}

/** Grants INSERT without these columns. */
async function grantOtherColumns(client: pg.Client, table: string, columns: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ others: string }>(
    `SELECT string_agg(quote_ident(attname), ', ') AS others FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND NOT attname = ANY ($2::text[])`,
    [pg.escapeIdentifier(table), columns],
  );
  await client.query(`REVOKE INSERT ON ${pg.escapeIdentifier(table)} FROM ${applicationRole}`);
  await client.query(`GRANT INSERT (${rows[0]?.others}) ON ${pg.escapeIdentifier(table)} TO ${applicationRole}`);
}
