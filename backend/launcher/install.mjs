import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { step } from './run.mjs';

const lockFile = 'package-lock.json';
const installedLock = 'node_modules/.package-lock.json'; // npm writes it when an installation is complete
const stampFile = 'node_modules/.rigbook-installed';

/** Installs the locked packages if they are missing or the lock file has changed. */
export async function ensureInstalled() {
  const stamp = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  if (!isInstalled(stamp)) await step('Installing packages', ...npm('ci', '--include=dev', '--no-audit', '--no-fund'));
  if (readStamp() !== stamp) writeFileSync(stampFile, stamp);
}

function isInstalled(stamp) {
  if (!existsSync(installedLock)) return false;
  // without our stamp, npm was run by hand
  return readStamp() === stamp || statSync(installedLock).mtimeMs >= statSync(lockFile).mtimeMs;
}

const readStamp = () => (existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined);

/** The npm that started us, or the one on the path. */
const npm = (...args) =>
  process.env.npm_execpath ? [process.execPath, [process.env.npm_execpath, ...args]] : ['npm', args];
