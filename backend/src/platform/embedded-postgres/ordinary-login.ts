import { existsSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { applicationRole } from '../database/connection-options.js';
import { withConnection } from '../database/with-connection.js';
import { type Cluster, newPassword, writePassword } from './cluster.js';
import type { OperatingUser } from './operating-system.js';

/** The login of the application. It owns its databases, can make others for a restore, and is no superuser. */
const LOGIN = 'rigbook';

export interface Entered {
  readonly superuserUrl: (database?: string) => string;
  readonly cluster: Cluster;
  readonly user: OperatingUser | undefined;
}

/**
 * The connection string of the ordinary login to this database. What is missing (the login, the database) is made, and what the
 * superuser owns in the database is given to the login: folders of earlier versions were entered by the superuser alone.
 */
export async function openForLogin({ superuserUrl, cluster, user }: Entered, database: string): Promise<string> {
  const password = await withConnection(superuserUrl(), async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [TAKING_TURNS]);
    const given = await makeLogin(client, cluster.loginPasswordFile, user);
    await makeDatabase(client, database);
    await withConnection(superuserUrl(database), giveToLogin);
    return given;
  });
  const url = new URL(superuserUrl(database));
  [url.username, url.password] = [LOGIN, password];
  return url.href;
}

/** An arbitrary number for the lock: commands may join the server at the same moment. */
const TAKING_TURNS = 5_802_663_147;

/** Its password. */
async function makeLogin(client: pg.Client, file: string, user: OperatingUser | undefined): Promise<string> {
  await makeRole(client, LOGIN, 'LOGIN CREATEDB');
  await makeRole(client, applicationRole, 'NOLOGIN');
  await client.query(`GRANT ${applicationRole} TO ${LOGIN} WITH SET TRUE, INHERIT FALSE`);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const password = newPassword();
  await client.query(`ALTER ROLE ${LOGIN} PASSWORD ${pg.escapeLiteral(password)}`);
  writePassword(file, password, user); // after the role has it: a start that was killed in between makes another one
  return password;
}

async function makeRole(client: pg.Client, role: string, kind: string): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [role]);
  if (rowCount === 0) await client.query(`CREATE ROLE ${role} ${kind}`);
}

async function makeDatabase(client: pg.Client, database: string): Promise<void> {
  const name = pg.escapeIdentifier(database);
  const { rows } = await client.query<{ owner: string }>(
    'SELECT pg_get_userbyid(datdba) AS owner FROM pg_database WHERE datname = $1',
    [database],
  );
  if (rows.length === 0) await client.query(`CREATE DATABASE ${name} OWNER ${LOGIN}`);
  else if (rows[0]?.owner !== LOGIN) await client.query(`ALTER DATABASE ${name} OWNER TO ${LOGIN}`);
}

/**
 * Objects of the superuser outside the system's schemas, but for those of extensions. Indexes, row types, and sequences of columns
 * follow their tables.
 */
const superusersObjects = `
WITH extension_member AS (SELECT classid, objid FROM pg_depend WHERE deptype = 'e'),
     superuser AS (SELECT oid FROM pg_roles WHERE rolname = current_user),
     schema AS (SELECT oid, nspname, nspowner FROM pg_namespace WHERE nspname !~ '^pg_' AND nspname <> 'information_schema')
SELECT format('SCHEMA %I', nspname) AS object
  FROM schema WHERE nspowner = (TABLE superuser) AND (2615, oid) NOT IN (TABLE extension_member)
UNION ALL
SELECT format('%s %s', CASE relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'S' THEN 'SEQUENCE'
                       WHEN 'c' THEN 'TYPE' ELSE 'TABLE' END, oid::regclass)
  FROM pg_class WHERE relnamespace IN (SELECT oid FROM schema) AND relowner = (TABLE superuser) AND relkind IN ('r','p','v','m','S','c')
  AND (1259, oid) NOT IN (TABLE extension_member)
  AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 1259 AND objid = pg_class.oid AND refclassid = 1259 AND deptype IN ('a', 'i') AND relkind = 'S')
UNION ALL
SELECT format('ROUTINE %s', oid::regprocedure)
  FROM pg_proc WHERE pronamespace IN (SELECT oid FROM schema) AND proowner = (TABLE superuser) AND (1255, oid) NOT IN (TABLE extension_member)
UNION ALL
SELECT format('TYPE %s', oid::regtype)
  FROM pg_type WHERE typnamespace IN (SELECT oid FROM schema) AND typowner = (TABLE superuser) AND typtype IN ('d', 'e', 'r')
  AND (1247, oid) NOT IN (TABLE extension_member)`;

async function giveToLogin(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ object: string }>(superusersObjects);
  if (rows.length === 0) return;
  await client.query(['BEGIN', ...rows.map(({ object }) => `ALTER ${object} OWNER TO ${LOGIN}`), 'COMMIT'].join(';'));
}
