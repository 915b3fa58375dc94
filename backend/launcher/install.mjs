import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { npm, step } from './run.mjs';
import { workspaces } from './workspace.mjs';

const lockFile = 'package-lock.json';
const installedLock = 'node_modules/.package-lock.json'; // npm writes it when an installation is complete
const someTool = 'node_modules/jest'; // no package for running brings it
const stampFile = 'node_modules/.rigbook-installed';

/**
 * Installs the locked packages that building and running need, if they are missing or the lock file has changed. What tests and checks
 * need is kept if it is there.
 */
export const ensureInstalled = () => ensure(existsSync(someTool));

/** Installs all packages, with what tests and checks need. */
export const ensureAllInstalled = () => ensure(true);

async function ensure(withTools) {
  const stamp = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  if (!isInstalled(stamp) || (withTools && !tools().every(isThere)))
    await step(
      'Installing packages',
      ...npm('ci', withTools ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund'),
    );
  if (readStamp() !== stamp) writeFileSync(stampFile, stamp);
}

function isInstalled(stamp) {
  if (!existsSync(installedLock)) return false;
  // without our stamp, npm was run by hand
  return readStamp() === stamp || statSync(installedLock).mtimeMs >= statSync(lockFile).mtimeMs;
}

/** Where each package for tests and checks may be. */
const tools = () =>
  workspaces().flatMap(({ folder, devDependencies = {} }) =>
    Object.keys(devDependencies).map((name) => [`node_modules/${name}`, `${folder}/node_modules/${name}`]),
  );

const isThere = (places) => places.some((place) => existsSync(place));

const readStamp = () => (existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined);
