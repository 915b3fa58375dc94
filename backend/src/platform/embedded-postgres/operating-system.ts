import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';

/** Why the embedded server cannot start, in a sentence for the person at the terminal. */
export class PostgresProblem extends Error {
  override readonly name = 'PostgresProblem';
}

const fileProblems = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC'];

/** Errors such as files of another user, or a full or read-only disk, worded with the folder's name. */
export function explainFileProblem(error: unknown, folder: string): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  if (!fileProblems.includes(code ?? '')) return error;
  return new PostgresProblem(`Cannot keep the database in ${folder} (${message}). Set DATA_DIR to another folder.`);
}

/** The system user for a server process; empty for the current user. */
export interface OperatingUser {
  readonly uid?: number;
  readonly gid?: number;
}

/**
 * Postgres refuses to run as root, so root uses `postgres` or, if missing, `nobody`.
 * @throws PostgresProblem if neither is in /etc/passwd, which initdb requires
 */
export function postgresUser(): Required<OperatingUser> | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = accounts.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new PostgresProblem('Postgres does not run as root, and there is no user "postgres" or "nobody" to run it as.');
}

/** Whether that user can run this program. They cannot if a parent folder is open only to its owner. */
export const canRun = (user: OperatingUser, program: string, args: readonly string[] = ['--version']): boolean =>
  spawnSync(program, args, { ...user, cwd: '/', stdio: 'ignore' }).status === 0;

export const canEnter = (user: OperatingUser, folder: string): boolean =>
  canRun(user, '/bin/sh', ['-c', 'cd "$0"', folder]);

/** A free port of this machine. */
export const freePort = (): Promise<number> => listenOnce(0, '127.0.0.1');

export async function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  try {
    await listenOnce(port, host);
    return true;
  } catch {
    return false;
  }
}

/** Listens for a moment, resolves with the port; rejects with the system's error (`EADDRINUSE`, `EACCES`). */
export function listenOnce(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}
