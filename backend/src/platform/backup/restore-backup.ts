import { mkdir, rename } from 'node:fs/promises';
import { createWriteStream, existsSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ObjectStorage } from '../object-storage/object-storage.js';
import { BackupProblem, reasonOf } from './backup-problem.js';
import { findBackup } from './backups-in-place.js';
import { checkBackup } from './check-backup.js';
import { type HowToLoad, loadDatabase } from './database/load-database.js';
import { openTarget } from './database/target-database.js';
import { mustRead } from './hashed-files.js';
import { type Keys, readKeys } from './keys.js';
import type { Manifest } from './manifest.js';
import { restoreObjects } from './objects-in-backup.js';
import type { BackupPlace } from './places/backup-place.js';
import { HEADS } from './take-backup.js';

export interface WhereToRestore extends HowToLoad {
  /** connection string of the tables' owner */
  readonly url: string;
  readonly objects: ObjectStorage;
  /** the folder of the keys; undefined if they are not restored */
  readonly keysFrom: string | undefined;
  /** whether a database with events may be replaced */
  readonly replace: boolean;
}

export interface RestoredBackup {
  readonly place: BackupPlace;
  readonly manifest: Manifest;
  /** those given, which are those of the backup */
  readonly keys: Keys | undefined;
}

/**
 * Brings back database and objects. Reads the whole backup first, so that a damaged one changes nothing. @throws BackupProblem
 */
export async function restoreBackup(from: BackupPlace, where: WhereToRestore): Promise<RestoredBackup> {
  const { tell, plan } = where;
  const backup = await findBackup(from);
  const { place, manifest } = backup;
  const keys = where.keysFrom === undefined ? undefined : await readKeys(where.keysFrom, manifest.keys);
  tell(`Checking ${place.name}`);
  await checkBackup(
    place,
    manifest,
    plan.migrations.map((migration) => new migration().name ?? ''),
  );
  const target = await openTarget(where.url, where.replace);
  try {
    tell(`Restoring ${manifest.tables.length} tables and ${manifest.objects} photos`);
    await restoreObjects(place, where.objects); // first: the database is still as it was if the storage is full
    await loadDatabase(target.url, backup, where);
    await target.finish();
  } catch (error) {
    await target.giveUp().catch(() => undefined); // the reason for this is the one to report
    throw error;
  }
  return { ...backup, keys };
}

/** Renames a file that the restored data contradicts, and keeps it. Returns its new name; undefined if there is none. */
export async function setAside(file: string, now: string): Promise<string | undefined> {
  if (!existsSync(file)) return undefined;
  const aside = `${file}.until-${now.replaceAll(':', '-')}`;
  await rename(file, aside);
  return aside;
}

/** Writes the signed heads of the backup to this file. */
export async function restoreHeads(place: BackupPlace, file: string): Promise<void> {
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await pipeline(await mustRead(place, HEADS), createWriteStream(file, { flush: true }));
  } catch (error) {
    throw new BackupProblem(`Everything is restored but ${file}: ${reasonOf(error)}. Copy it from ${place.name}.`);
  }
}
