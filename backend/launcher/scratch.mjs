import {
  accessSync,
  chmodSync,
  constants,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';
import { running } from './run.mjs';

const MEMORY = '/dev/shm';
/** Several times the size of the files of a whole run; its programs need as much. */
const ENOUGH_BYTES = 4 * 1024 ** 3;

/** Identifies our folders; the process number is unique on this machine or container. */
const NAME = `rigbook-check-${namespace()}-`;
const parent = findParent();
const lent = new Set();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => {
    for (const child of running) child.kill(signal);
    lent.forEach(remove);
    process.kill(process.pid, signal);
  });

/**
 * Lends a folder for temporary files: in memory if there is plenty, since a disk takes ten times as long to copy a database, else in
 * the system's temporary folder. Removes what killed runs left behind.
 */
export async function withScratch(use) {
  const scratch = mkdtempSync(path.join(parent, `${NAME}${process.pid}-`));
  lent.add(scratch);
  chmodSync(scratch, 0o711); // root's Postgres runs as another user, who needs access
  try {
    return await use(scratch);
  } finally {
    remove(scratch);
    lent.delete(scratch);
  }
}

function findParent() {
  for (const place of [MEMORY, tmpdir()]) removeForgotten(place);
  return hasMemory() ? MEMORY : tmpdir();
}

/** A container may have less memory than its machine, and files in a tmpfs count as its memory. */
function hasMemory() {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    const allowed = process.constrainedMemory() || Infinity;
    return bavail * bsize >= ENOUGH_BYTES && Math.min(freemem(), allowed) >= 2 * ENOUGH_BYTES;
  } catch {
    return false;
  }
}

function removeForgotten(place) {
  for (const folder of ours(place)) {
    const pid = Number(path.basename(folder).slice(NAME.length).split('-')[0]);
    if (!isAlive(pid)) remove(folder);
  }
}

function ours(place) {
  try {
    return readdirSync(place)
      .filter((name) => name.startsWith(NAME))
      .map((name) => path.join(place, name))
      .filter((folder) => statSync(folder).uid === process.getuid?.());
  } catch {
    return [];
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch ({ code }) {
    return code === 'EPERM'; // another user's process
  }
}

function namespace() {
  try {
    return readlinkSync('/proc/self/ns/pid').replaceAll(/\D/g, '');
  } catch {
    return 'here';
  }
}

/** Files that are still being written must not fail the run; the next run tries again. */
function remove(folder) {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  } catch (error) {
    process.stderr.write(`Could not remove ${folder}: ${error.message}\n`);
  }
}
