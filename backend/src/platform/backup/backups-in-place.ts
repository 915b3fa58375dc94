import { BackupProblem } from './backup-problem.js';
import { MANIFEST, type Manifest, parseManifest } from './manifest.js';
import { type BackupPlace, readText } from './places/backup-place.js';

/** The folder of a backup, such as rigbook-2026-11-23T03-00-05.123Z. Sorts by time. */
export const backupName = (takenAt: string): string => `rigbook-${takenAt.replaceAll(':', '-')}`;

const NAME = /^rigbook-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d(?:\.\d+)?Z)$/;

const takenAt = (name: string): number | undefined => {
  const [, hours, minutes, seconds] = NAME.exec(name) ?? [];
  return hours === undefined ? undefined : Date.parse(`${hours}:${minutes}:${seconds}`);
};

/** The backup in this place: itself, or the newest complete one inside. @throws BackupProblem if there is none */
export async function findBackup(place: BackupPlace): Promise<{ place: BackupPlace; manifest: Manifest }> {
  const inside = (await place.folders()).filter((name) => takenAt(name) !== undefined).toReversed();
  for (const candidate of [place, ...inside.map((name) => place.folder(name))]) {
    const text = await readText(candidate, MANIFEST);
    if (text !== undefined) return { place: candidate, manifest: parseManifest(text, candidate.name) };
  }
  throw new BackupProblem(
    `${place.name} holds no complete backup: a backup is complete when its ${MANIFEST} is written, which is the last step.`,
  );
}

const DAY_MS = 86_400_000;

/** Removes backups older than this many days, and what cut-off ones left a day ago. The newest complete one always stays. */
export async function removeOldBackups(parent: BackupPlace, keepDays: number, now: string): Promise<void> {
  const ageInDays = (name: string) => (Date.parse(now) - (takenAt(name) ?? Date.parse(now))) / DAY_MS;
  let newest: string | undefined;
  for (const name of (await parent.folders()).filter((found) => takenAt(found) !== undefined).toReversed()) {
    const place = parent.folder(name);
    const complete = (await readText(place, MANIFEST)) !== undefined;
    newest ??= complete ? name : undefined;
    if (name !== newest && ageInDays(name) > (complete ? keepDays : 1)) await place.removeAll();
  }
}
