import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fontPackages, outsidePackages } from './outside-packages.mjs';

/*
 * npm run pack: writes rigbook-<version>.tgz with the bundled server and the built page, and the verifier, for npx, npm install --global and the
 * image. It depends only on the packages that stay outside the bundle. Options are those of npm pack.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = path.join(root, 'backend/dist/package');
const { version, description, license, engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
copy('backend/dist/server', 'server');
copy('frontend/dist', 'frontend/dist');
for (const file of ['README.md', 'LICENSE']) cpSync(path.join(root, file), path.join(folder, file));
for (const part of ['bin', 'dist']) copy(`backend/verifier/${part}`, `verifier/${part}`);
cpSync(path.join(root, 'backend/scripts/rigbook.mjs'), path.join(folder, 'rigbook.mjs'));
writeFileSync(
  path.join(folder, 'package.json'),
  JSON.stringify({
    name: 'rigbook',
    version,
    description,
    license,
    type: 'module',
    engines,
    bin: { rigbook: 'rigbook.mjs', 'rigbook-verify': 'verifier/bin/rigbook-verify.mjs' },
    dependencies: Object.fromEntries(
      [...outsidePackages, ...fontPackages, 'yauzl'].sort().map((name) => [name, lockedAt(name)]),
    ),
  }),
);
execFileSync('npm', ['pack', '--silent', folder, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });

/** Without what only helps to read the sources or to write documents into the repository. */
function copy(from, to) {
  const filter = (file) => !/\.(map|d\.ts|tsbuildinfo)$|\/write-[a-z]+\.js$/.test(file);
  cpSync(path.join(root, from), path.join(folder, to), { recursive: true, filter });
}

function lockedAt(name) {
  const locked = packages[`node_modules/${name}`] ?? packages[`backend/node_modules/${name}`];
  return locked.version;
}
