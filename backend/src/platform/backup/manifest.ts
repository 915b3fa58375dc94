import { createHash } from 'node:crypto';
import { BackupProblem } from './backup-problem.js';
import type { KeyMarks } from './keys.js';

export const MANIFEST = 'manifest.json';
export const FORMAT = 'rigbook-backup-1';

/** One file of a backup, as it lies there. */
export interface WrittenFile {
  readonly name: string;
  readonly bytes: number;
  /** hexadecimal */
  readonly sha256: string;
}

export interface TableInBackup {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
  readonly file: string;
}

/** What a backup contains. It is written last, so a folder without it is no backup. */
export interface Manifest {
  readonly format: typeof FORMAT;
  readonly takenAt: string;
  /** in the order in which they ran */
  readonly migrations: readonly string[];
  /** the highest transaction number in any row; the server must be beyond it before anything is written */
  readonly lastTransaction: string;
  /** tables before those that refer to them */
  readonly tables: readonly TableInBackup[];
  readonly sequences: readonly { readonly name: string; readonly value: string }[];
  readonly objects: number;
  readonly keys: KeyMarks;
  /** all files except the objects, which the list of objects names */
  readonly files: readonly WrittenFile[];
}

const digestOf = (body: object): string => createHash('sha256').update(JSON.stringify(body)).digest('hex');

export const manifestText = (manifest: Manifest): string =>
  `${JSON.stringify({ ...manifest, sha256: digestOf(manifest) }, undefined, 1)}\n`;

/** @throws BackupProblem if the text is damaged, or of another format */
export function parseManifest(text: string, place: string): Manifest {
  const { sha256, ...body } = parsed(text);
  if (typeof body['format'] === 'string' && body['format'] !== FORMAT) {
    throw new BackupProblem(
      `The backup ${place} has the format ${body['format']}. This Rigbook reads ${FORMAT}: restore with the version that made it.`,
    );
  }
  if (sha256 !== digestOf(body)) throw new BackupProblem(`The backup ${place} is damaged: ${MANIFEST} was changed.`);
  return body as unknown as Manifest;
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
