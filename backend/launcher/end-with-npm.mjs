import { readFileSync } from 'node:fs';

/**
 * npm hands a signal of its own only to the shell between it and us, and nothing at all when it is killed. So when one of
 * the two is gone, we ask ourselves to end in good order. A killed npm is noticed on Linux only.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const npm = parentOf(shell);
  const isAlone = () => process.ppid !== shell || parentOf(shell) !== npm;
  setInterval(() => isAlone() && process.kill(process.pid, 'SIGTERM'), 500).unref();
}

/** Undefined where the system has no such files. */
function parentOf(pid) {
  try {
    return /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  } catch {
    return undefined;
  }
}
