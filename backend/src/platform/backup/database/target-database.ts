import pg from 'pg';
import { withConnection } from '../../database/with-connection.js';
import { BackupProblem, reasonOf } from '../backup-problem.js';

/** The database of a restore. */
export interface Target {
  /** where the rows go */
  readonly url: string;
  /** Takes the place of the old database, once everything is there. */
  finish(): Promise<void>;
  /** Removes what was begun. */
  giveUp(): Promise<void>;
}

/**
 * An empty database is filled as it is. One with events is replaced only if told: the rows go to a new database of the same server, which
 * takes the old one's name at the end, so that a failed restore loses nothing. @throws BackupProblem
 */
export async function openTarget(url: string, replace: boolean): Promise<Target> {
  if (await isInUse(url)) {
    throw new BackupProblem(
      'Programs are connected to this database. Stop Rigbook, all its processes, and restore again.',
    );
  }
  if (!(await hasEvents(url))) return { url, finish: async () => {}, giveUp: async () => {} };
  if (replace) return besides(url);
  throw new BackupProblem(
    'The database is not empty. Add --replace to remove everything in it and put the backup in its place. Nothing was changed.',
  );
}

const isInUse = (url: string): Promise<boolean> =>
  withConnection(url, async (client) => {
    const { rowCount } = await client.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
    );
    return rowCount !== 0;
  });

const hasEvents = (url: string): Promise<boolean> =>
  withConnection(url, async (client) => {
    const { rows } = await client.query<{ made: boolean }>(`SELECT to_regclass('public.event') IS NOT NULL AS made`);
    return rows[0]?.made === true && (await client.query('SELECT FROM public.event LIMIT 1')).rowCount === 1;
  });

async function besides(url: string): Promise<Target> {
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  const [restored, replaced] = [`${name}_restored`, `${name}_replaced`];
  const maintenance = withDatabase(url, name === 'postgres' ? 'template1' : 'postgres');
  const run = (...texts: string[]) =>
    withConnection(maintenance, async (client) => {
      for (const text of texts) await client.query(text);
    });
  const [old, made, aside] = [name, restored, replaced].map((each) => pg.escapeIdentifier(each));
  await run(`DROP DATABASE IF EXISTS ${made}`, `CREATE DATABASE ${made}`).catch((error: unknown) => {
    throw new BackupProblem(
      `Cannot make a second database on this server (${reasonOf(error)}). Make an empty one and restore there with DATABASE_URL. Nothing was changed.`,
    );
  });
  return {
    url: withDatabase(url, restored),
    async finish() {
      const renamed = [`ALTER DATABASE ${old} RENAME TO ${aside}`, `ALTER DATABASE ${made} RENAME TO ${old}`];
      await run('BEGIN', ...renamed, 'COMMIT', `DROP DATABASE ${aside}`);
    },
    giveUp: () => run(`DROP DATABASE IF EXISTS ${made} WITH (FORCE)`),
  };
}

function withDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${encodeURIComponent(name)}`;
  return other.href;
}
