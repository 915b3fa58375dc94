import { BackupProblem } from './backup-problem.js';
import { checkFile } from './hashed-files.js';
import type { Manifest } from './manifest.js';
import { checkObjects } from './objects-in-backup.js';
import type { BackupPlace } from './places/backup-place.js';

/** Reads the whole backup. @throws BackupProblem if a file is missing or was changed, or a newer Rigbook made it */
export async function checkBackup(place: BackupPlace, manifest: Manifest, known: readonly string[]): Promise<void> {
  const unknown = manifest.migrations.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new BackupProblem(
      `The backup ${place.name} was made by a newer Rigbook (it has the migration ${unknown}). Restore with that version or a later one. Nothing was changed.`,
    );
  }
  for (const file of manifest.files) await checkFile(place, file);
  await checkObjects(place);
}
