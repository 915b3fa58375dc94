import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type OperatingUser, PostgresProblem } from './operating-system.js';
import { type DataLocation, giveTo } from './data-location.js';

/** A folder of databases made by initdb, with the password of its superuser `postgres`. */
export interface Cluster {
  readonly data: string;
  readonly password: string;
  /** where the password of the application's login stands, once there is one */
  readonly loginPasswordFile: string;
  readonly logFile: string;
}

export interface Programs {
  /** the folder of initdb and postgres */
  readonly bin: string;
  readonly durable: boolean;
}

/** The environment variables that the server's programs get. */
export const serverEnvironment = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };

export function existingCluster(folder: string): Cluster | undefined {
  const root = path.join(folder, 'cluster');
  if (!existsSync(root)) return undefined;
  return {
    data: path.join(root, 'data'),
    password: readFileSync(path.join(root, 'password'), 'utf8'),
    loginPasswordFile: path.join(root, 'login-password'),
    logFile: path.join(root, 'server.log'),
  };
}

/**
 * Makes the cluster in a temporary folder and renames it when complete, so that neither a killed start nor two simultaneous ones
 * leave an incomplete cluster.
 */
export function makeCluster({ folder, user }: DataLocation, programs: Programs): Cluster {
  removeAbandoned(folder);
  const unfinished = path.join(folder, `unfinished-${process.pid}`);
  mkdirSync(unfinished, { mode: 0o700 });
  const passwordFile = path.join(unfinished, 'password');
  writePassword(passwordFile, newPassword(), user);
  giveTo(user, unfinished);
  initialise(path.join(unfinished, 'data'), passwordFile, programs, user);
  try {
    renameSync(unfinished, path.join(folder, 'cluster'));
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    if (!existingCluster(folder)) throw error;
  }
  return existingCluster(folder) as Cluster;
}

export const newPassword = (): string => randomBytes(18).toString('base64url');

/** Writes a file that only the server's user can read. */
export function writePassword(file: string, password: string, user: OperatingUser | undefined): void {
  writeFileSync(file, password, { mode: 0o600 });
  giveTo(user, file);
}

function initialise(
  data: string,
  passwordFile: string,
  { bin, durable }: Programs,
  user: OperatingUser | undefined,
): void {
  const result = spawnSync(
    path.join(bin, 'initdb'),
    [
      `--pgdata=${data}`,
      '--username=postgres',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      ...(durable ? [] : ['--no-sync']),
    ],
    { ...user, cwd: '/', env: serverEnvironment, encoding: 'utf8' },
  );
  if (result.error) throw result.error;
  if (result.status !== 0) throw new PostgresProblem(`initdb failed: ${result.stdout}${result.stderr}`);
}

function removeAbandoned(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = /^unfinished-(\d+)$/.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false; // the number was reused for this process
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
