import pg from 'pg';
import { migrate, type MigrationPlan } from '../../database/migrate.js';
import { withConnection } from '../../database/with-connection.js';
import { BackupProblem } from '../backup-problem.js';
import { readCompressed } from '../hashed-files.js';
import type { Manifest, TableInBackup } from '../manifest.js';
import type { BackupPlace } from '../places/backup-place.js';
import { named } from '../take-backup.js';
import { advanceTransactions } from './advance-transactions.js';
import { copyIn } from './copy.js';

export interface HowToLoad {
  readonly plan: MigrationPlan;
  /** tables whose rows stay in the backup */
  readonly leftOut: readonly string[];
  readonly tell: (line: string) => void;
}

/**
 * Fills an empty database: tables as the backup knew them, its rows, then later migrations. All rows come in one transaction, so that a
 * restore that is cut off leaves a database that is still empty.
 */
export async function loadDatabase(
  url: string,
  { place, manifest }: { readonly place: BackupPlace; readonly manifest: Manifest },
  { plan, leftOut, tell }: HowToLoad,
): Promise<void> {
  const asInBackup = plan.migrations.filter((migration) => manifest.migrations.includes(new migration().name ?? ''));
  await migrate(url, { ...plan, migrations: asInBackup, appendOnlyTables: [], filledByDatabase: {} });
  await withConnection(url, async (client) => {
    await client.query(`SET statement_timeout = 0; SET synchronous_commit = off; SET datestyle = ISO`);
    await advanceTransactions(client, BigInt(manifest.lastTransaction), (remaining) =>
      tell(`Advancing the server's transaction counter: ${remaining} to go`),
    );
    await client.query('BEGIN');
    for (const table of manifest.tables.toReversed()) await clear(client, table);
    for (const table of manifest.tables) if (!leftOut.includes(table.name)) await load(client, place, table);
    for (const { name, value } of manifest.sequences) {
      await client.query('SELECT setval($1::text::regclass, $2::bigint)', [
        `public.${pg.escapeIdentifier(name)}`,
        value,
      ]);
    }
    await client.query('COMMIT');
    await client.query('ANALYZE');
  });
  await migrate(url, plan);
}

/** Removes what migrations put there. Tables without rows are left alone: some refuse every removal. */
async function clear(client: pg.Client, { name }: TableInBackup): Promise<void> {
  const table = pg.escapeIdentifier(name);
  const { rowCount } = await client.query(`SELECT FROM ${table} LIMIT 1`);
  if (rowCount) await client.query(`DELETE FROM ${table}`);
}

async function load(client: pg.Client, place: BackupPlace, table: TableInBackup): Promise<void> {
  const source = (await readCompressed(place, table.file)) as AsyncIterable<Buffer>;
  const rows = await copyIn(client, `COPY ${named(table)} FROM STDIN`, source);
  if (rows === table.rows) return;
  throw new BackupProblem(`${table.file} has ${rows} rows, but the manifest says ${table.rows}. Nothing was changed.`);
}
