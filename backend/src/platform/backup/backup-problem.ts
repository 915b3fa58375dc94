/** Why a backup or a restore cannot go on, in sentences for the person at the terminal. Contains no secret. */
export class BackupProblem extends Error {
  override readonly name: string = 'BackupProblem';
}

/** Another program does what a backup must not meet. It is no failure: that program ends. */
export class BackupUnderWay extends BackupProblem {
  override readonly name = 'BackupUnderWay';
}

/** The reason that a file system, a service or a database gave, in one line. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message || error.name : String(error)).replaceAll(/\s+/g, ' ');
