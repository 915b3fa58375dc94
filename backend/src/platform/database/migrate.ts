import { DataSource, type MigrationInterface } from 'typeorm';
import { ensureApplicationRole, grantToApplicationRole, type Limits } from './application-role.js';
import { translated } from './database-unavailable.js';
import { withConnection } from './with-connection.js';

export interface MigrationPlan extends Limits {
  readonly migrations: readonly (new () => MigrationInterface)[];
  readonly warn: (line: string) => void;
}

/** An arbitrary number for the lock. */
const MIGRATION_LOCK = 7_217_944_021;

/**
 * Migrates the database, each migration in one transaction, and grants the application's role its rights. Simultaneous starts take
 * turns. Returns the number of migrations that ran. @throws DatabaseUnavailable
 */
export async function migrate(url: string, plan: MigrationPlan): Promise<number> {
  try {
    return await withConnection(url, async (client) => {
      await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
      const count = await runMigrations(url, plan.migrations);
      if (await ensureApplicationRole(client)) await grantToApplicationRole(client, plan);
      else
        plan.warn(
          'This database login may not create the role rigbook_app; the event log is guarded by triggers only.',
        );
      return count;
    });
  } catch (error) {
    throw translated(error);
  }
}

async function runMigrations(url: string, migrations: MigrationPlan['migrations']): Promise<number> {
  const dataSource = await new DataSource({
    type: 'postgres',
    url,
    poolSize: 1,
    logging: false,
    migrations: [...migrations],
    migrationsTableName: 'migration',
  }).initialize();
  try {
    return (await dataSource.runMigrations({ transaction: 'each' })).length;
  } finally {
    await dataSource.destroy();
  }
}
