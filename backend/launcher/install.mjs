import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { npm, step } from './run.mjs';

const lockFile = 'package-lock.json';
const installedLock = 'node_modules/.package-lock.json'; // npm writes it when an installation is complete
const stampFile = 'node_modules/.rigbook-installed';

/** Installs the locked packages that building and running need, if they are missing or the lock file has changed. */
export const ensureInstalled = () => ensure(['--omit=dev'], () => true);

/** The same, with all that tests and checks need. */
export const ensureAllInstalled = () => ensure(['--include=dev'], toolsAreThere);

async function ensure(which, enough) {
  const stamp = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  if (!isInstalled(stamp) || !enough())
    await step('Installing packages', ...npm('ci', ...which, '--no-audit', '--no-fund'));
  if (readStamp() !== stamp) writeFileSync(stampFile, stamp);
}

function isInstalled(stamp) {
  if (!existsSync(installedLock)) return false;
  // without our stamp, npm was run by hand
  return readStamp() === stamp || statSync(installedLock).mtimeMs >= statSync(lockFile).mtimeMs;
}

function toolsAreThere() {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  return Object.keys(devDependencies).every((name) => existsSync(`node_modules/${name}`));
}

const readStamp = () => (existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined);
