import { Readable } from 'node:stream';
import pg from 'pg';
import { withConnection } from '../database/with-connection.js';
import type { ObjectStorage } from '../object-storage/object-storage.js';
import type { HeadsFile } from '../seal/heads-file.js';
import type { Clock } from '../time/clock.js';
import { BackupUnderWay } from './backup-problem.js';
import { backupName } from './backups-in-place.js';
import { readLastTransaction, readMigrations, readSequences, readTables, type Table } from './database/catalog.js';
import { CopyOut } from './database/copy.js';
import { writeCompressed, writeHashed } from './hashed-files.js';
import { type Keys, marksOf } from './keys.js';
import { FORMAT, type Manifest, MANIFEST, manifestText, type TableInBackup, type WrittenFile } from './manifest.js';
import { writeObjects } from './objects-in-backup.js';
import type { BackupPlace } from './places/backup-place.js';

export const HEADS = 'seal-heads.jsonl';

export interface WhatToBackUp {
  /** connection string of the tables' owner */
  readonly url: string;
  readonly objects: ObjectStorage;
  readonly heads: HeadsFile;
  readonly keys: Keys;
  readonly clock: Clock;
  /** ends the backup early, without a trace */
  readonly signal?: AbortSignal;
}

export interface TakenBackup {
  readonly place: BackupPlace;
  readonly manifest: Manifest;
}

/**
 * Copies everything but the keys into a new folder below `parent`, while the application runs. The heads come first, so that the database
 * contains every event that they cover; the database is of one moment; the objects come last, so that those that it names are there.
 * @throws BackupProblem. What was written by then is removed.
 */
export async function takeBackup(what: WhatToBackUp, parent: BackupPlace): Promise<TakenBackup> {
  const takenAt = what.clock.now();
  const place = parent.folder(backupName(takenAt));
  try {
    return await withConnection(what.url, async (client) => {
      what.signal?.addEventListener('abort', () => void client.end());
      await takeTurn(client);
      const heads = await writeHashed(place, HEADS, Readable.from(linesOf(what.heads)));
      const database = await writeDatabase(client, place);
      const { list, count } = await writeObjects(place, what.objects, what.signal);
      const { files, ...rows } = database;
      const all = [heads, ...files, list];
      const manifest = {
        format: FORMAT,
        takenAt,
        ...rows,
        objects: count,
        keys: marksOf(what.keys),
        files: all,
      } as const;
      await place.write(MANIFEST, Readable.from([Buffer.from(manifestText(manifest))]));
      return { place, manifest };
    });
  } catch (error) {
    await place.removeAll().catch(() => undefined); // the reason for this is the one to report
    throw error;
  }
}

/** A replay would swap tables under the snapshot, which then finds the new ones empty. */
async function takeTurn(client: pg.Client): Promise<void> {
  for (const [lock, other] of [
    ['backup', 'Another backup of this database is running.'],
    ['replay', 'npm run replay is running. Back up when it is done.'],
  ] as const) {
    const text = 'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS ours';
    const { rows } = await client.query<{ ours: boolean }>(text, [lock]);
    if (!rows[0]?.ours) throw new BackupUnderWay(other);
  }
}

async function* linesOf(heads: HeadsFile): AsyncGenerator<Buffer, void, undefined> {
  for await (const line of heads.lines(await heads.size())) yield Buffer.from(`${line}\n`);
}

type Rows = Pick<Manifest, 'migrations' | 'lastTransaction' | 'tables' | 'sequences' | 'files'>;

async function writeDatabase(client: pg.Client, place: BackupPlace): Promise<Rows> {
  await client.query(`SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET datestyle = ISO`);
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const [migrations, lastTransaction] = [await readMigrations(client), await readLastTransaction(client)];
  const tables: TableInBackup[] = [];
  const files: WrittenFile[] = [];
  for (const table of await readTables(client)) {
    const file = `database/${table.name}.copy.gz`;
    const rows = client.query(new CopyOut(`COPY ${named(table)} TO STDOUT`));
    files.push(await writeCompressed(place, file, rows));
    tables.push({ ...table, rows: rows.rows, file });
  }
  const sequences = await readSequences(client); // not part of the snapshot: never behind it, if read last
  await client.query('COMMIT');
  return { migrations, lastTransaction, tables, sequences, files };
}

/** The table with its columns, as COPY takes it. */
export const named = ({ name, columns }: Table): string =>
  `public.${pg.escapeIdentifier(name)} (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`;
