import { readFileSync } from 'node:fs';

/**
 * npm passes signals only to the shell between it and us, and nothing if it is killed. So if either is gone, we stop cleanly. A
 * killed npm is noticed on Linux only.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const npm = parentOf(shell);
  const isAlone = () => process.ppid !== shell || parentOf(shell) !== npm;
  setInterval(() => isAlone() && process.kill(process.pid, 'SIGTERM'), 500).unref();
}

/** Undefined if the system has no such files. */
function parentOf(pid) {
  try {
    return /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  } catch {
    return undefined;
  }
}
