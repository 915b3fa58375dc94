/** Why a backup or a restore cannot go on, in sentences for the person at the terminal. Contains no secret. */
export class BackupProblem extends Error {
  override readonly name = 'BackupProblem';
}

/** The reason that a file system, a service or a database gave, in one line. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message || error.name : String(error)).replaceAll(/\s+/g, ' ');
