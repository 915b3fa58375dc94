import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { PostgresProblem } from './postgres-problem.js';

/** The operating system's user a server process runs as; empty when it simply is the present one. */
export interface OperatingUser {
  readonly uid?: number;
  readonly gid?: number;
}

/**
 * Postgres refuses to run as root, so root hands it to `postgres` or, where there is none, to `nobody`.
 * @throws PostgresProblem when neither is in /etc/passwd, which initdb insists on.
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

/** Can that user run this program? Not so when a folder above it lets only its owner in. */
export const canRun = (user: OperatingUser, program: string, args: readonly string[] = ['--version']): boolean =>
  spawnSync(program, args, { ...user, cwd: '/', stdio: 'ignore' }).status === 0;

export const canEnter = (user: OperatingUser, folder: string): boolean =>
  canRun(user, '/bin/sh', ['-c', 'cd "$0"', folder]);
