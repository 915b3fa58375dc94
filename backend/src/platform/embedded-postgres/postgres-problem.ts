/** Why the embedded server cannot start, in a sentence for the person at the terminal. */
export class PostgresProblem extends Error {
  override readonly name = 'PostgresProblem';
}

const fileProblems = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC'];

/** Files of another user, a full or read-only disk: named with the folder that they concern. */
export function explainFileProblem(error: unknown, folder: string): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  if (!fileProblems.includes(code ?? '')) return error;
  return new PostgresProblem(`Cannot keep the database in ${folder} (${message}). Set DATA_DIR to another folder.`);
}
