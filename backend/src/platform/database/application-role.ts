import pg from 'pg';
import { applicationRole } from './connection-options.js';
import { withConnection } from './with-connection.js';

const canSetRole = `SELECT FROM pg_roles WHERE rolname = $1 AND pg_has_role(current_user, oid, 'SET')`;

/** Does the role exist, and may this login take it on? */
export const canTakeRole = (url: string, role: string): Promise<boolean> =>
  withConnection(url, async (client) => (await client.query(canSetRole, [role])).rowCount === 1);

const INSUFFICIENT_PRIVILEGE = '42501';
const TAKEN_MEANWHILE = ['42710', '23505']; // another database of the same server creates it too

/**
 * Creates the application's role where it is missing. False when this login may neither create it nor take it on: the
 * application then runs as the login itself, and the triggers alone keep the log as it is.
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

/** Reading and writing for the role on everything that is there; of append-only tables reading and adding only. */
export async function grantToApplicationRole(client: pg.Client, appendOnlyTables: readonly string[]): Promise<void> {
  await client.query(`GRANT USAGE ON SCHEMA public TO ${applicationRole}`);
  await client.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${applicationRole}`);
  await client.query(`GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO ${applicationRole}`);
  for (const table of appendOnlyTables) {
    await client.query(`REVOKE UPDATE, DELETE, TRUNCATE ON ${pg.escapeIdentifier(table)} FROM ${applicationRole}`);
  }
}
