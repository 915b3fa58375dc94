/**
 * npm hands a signal of its own only to the shell between it and us, and nothing at all when it is killed. So when that
 * shell is gone, we ask ourselves to end in good order.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  setInterval(() => process.ppid !== shell && process.kill(process.pid, 'SIGTERM'), 500).unref();
}
