import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { DataSource, type MigrationInterface, QueryFailedError } from 'typeorm';
import { ConfigurationError } from '../configuration/configuration.js';
import { ensureApplicationRole, grantToApplicationRole, type Limits } from './application-role.js';
import { translated } from './database-unavailable.js';
import { withConnection } from './with-connection.js';

export interface MigrationPlan extends Limits {
  readonly migrations: readonly (new () => MigrationInterface)[];
  readonly warn: (line: string) => void;
}

/** An arbitrary number for the lock. */
const MIGRATION_LOCK = 7_217_944_021;

/** A statement that waits for a lock holds up every request behind it; they give up after 4 s (`connection-options.ts`). */
const LONGEST_WAIT_MS = 2_000;
const LOCK_NOT_AVAILABLE = '55P03';
const TRY_AGAIN_MS = 500;
const ATTEMPTS = 60;

/**
 * Migrates the database, each migration in one transaction, and grants the application's role its rights. Simultaneous starts take
 * turns. @throws DatabaseUnavailable
 */
export async function migrate(url: string, plan: MigrationPlan): Promise<void> {
  try {
    await withConnection(url, async (client) => {
      await requireServer(client);
      if (await isSuperuser(client))
        plan.warn(
          'This database login is a superuser, and Rigbook needs an ordinary one. See docs/runbook/environment.md.',
        );
      await takeTurn(client);
      await runMigrations(url, plan.migrations);
      if (await ensureApplicationRole(client)) await grantToApplicationRole(client, plan);
      else
        plan.warn(
          'This database login may not create the role rigbook_app; the event log is guarded by triggers only. See docs/runbook/environment.md.',
        );
    });
  } catch (error) {
    throw translated(error);
  }
}

async function isSuperuser(client: pg.Client): Promise<boolean> {
  return (await client.query('SELECT FROM pg_roles WHERE rolname = session_user AND rolsuper')).rowCount === 1;
}

const LEAST_VERSION = 16;

async function requireServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
  refuseOldServer(rows[0]?.server_version ?? '');
}

/** @throws ConfigurationError if the server is too old for privileges that the migrations name */
export function refuseOldServer(version: string): void {
  if (Number.parseInt(version, 10) >= LEAST_VERSION) return;
  throw new ConfigurationError(
    `Rigbook needs Postgres ${LEAST_VERSION} or later; the server of DATABASE_URL is ${version}.`,
  );
}

/** Asks again and again: a statement that waits for the lock would hold a snapshot, which CREATE INDEX CONCURRENTLY waits for. */
async function takeTurn(client: pg.Client): Promise<void> {
  const ask = 'SELECT pg_try_advisory_lock($1) AS taken';
  while (!(await client.query<{ taken: boolean }>(ask, [MIGRATION_LOCK])).rows[0]?.taken) await sleep(TRY_AGAIN_MS);
}

/** Tries again where a table stayed locked for too long. */
async function runMigrations(url: string, migrations: MigrationPlan['migrations']): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runUnfinished(url, migrations);
    } catch (error) {
      const code = error instanceof QueryFailedError ? (error.driverError as pg.DatabaseError).code : undefined;
      if (code !== LOCK_NOT_AVAILABLE || attempt === ATTEMPTS) throw error;
      await sleep(TRY_AGAIN_MS);
    }
  }
}

async function runUnfinished(url: string, migrations: MigrationPlan['migrations']): Promise<void> {
  const dataSource = await new DataSource({
    type: 'postgres',
    url,
    poolSize: 1,
    logging: false,
    migrations: [...migrations],
    migrationsTableName: 'migration',
    extra: { options: `-c lock_timeout=${LONGEST_WAIT_MS}` },
  }).initialize();
  try {
    await dataSource.runMigrations({ transaction: 'each' });
  } finally {
    await dataSource.destroy();
  }
}
