import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PostgresProblem } from './operating-system.js';

/** What a running server writes into its data folder. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly ready: boolean;
}

const pidFile = (data: string) => path.join(data, 'postmaster.pid');

export function readPostmaster(data: string): Postmaster | undefined {
  if (!existsSync(pidFile(data))) return undefined;
  const lines = readFileSync(pidFile(data), 'utf8').split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/** The server that is running on this data folder, if any. */
export function runningPostmaster(data: string): Postmaster | undefined {
  const postmaster = readPostmaster(data);
  return postmaster && serves(postmaster.pid, data) ? postmaster : undefined;
}

/**
 * Waits for a server whose parent was killed: its watchdog is stopping it. Removes the pid file of one that died.
 * @throws PostgresProblem when a server still runs on the folder after five seconds.
 */
export async function waitUntilUnused(data: string): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    if (!runningPostmaster(data)) {
      rmSync(pidFile(data), { force: true });
      return;
    }
    await sleep(100);
  }
  const pid = readPostmaster(data)?.pid;
  throw new PostgresProblem(
    `Another Rigbook is running on ${data} (Postgres process ${pid}). Stop it, or set DATA_DIR to another folder.`,
  );
}

/** Whether `pid` is a Postgres on this data folder, not a zombie or another program with the same number. */
function serves(pid: number, data: string): boolean {
  const listed = spawnSync('ps', ['-o', 'stat=,args=', '-p', String(pid)], { encoding: 'utf8' });
  if (listed.error) return servesByProc(pid, data);
  return listed.status === 0 && !listed.stdout.trim().startsWith('Z') && listed.stdout.includes(data);
}

/** The same without `ps`, for slim containers. */
function servesByProc(pid: number, data: string): boolean {
  try {
    const zombie = /^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return !zombie && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(data);
  } catch {
    return false;
  }
}
