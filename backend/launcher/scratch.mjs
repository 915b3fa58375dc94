import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const MEMORY = '/dev/shm';
/** What the databases of all tests take at most, and as much again. */
const ENOUGH_BYTES = 4 * 1024 ** 3;

/**
 * Lends a folder for files that nobody needs afterwards: in memory where there is plenty, since a disk takes ten times as long
 * to copy a database, else where the system keeps such files.
 */
export async function withScratch(use) {
  const scratch = mkdtempSync(path.join(hasMemory() ? MEMORY : tmpdir(), 'rigbook-check-'));
  chmodSync(scratch, 0o755); // root's Postgres runs as another user, who has to get in
  try {
    return await use(scratch);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function hasMemory() {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH_BYTES;
  } catch {
    return false;
  }
}
