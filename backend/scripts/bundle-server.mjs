import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { bundleFromSources } from './bundling.mjs';

/*
 * Bundles the three processes and the commands into one file each, plus shared files: loading two thousand modules one by one takes
 * most of a start (ADR 0030).
 */
const backend = path.resolve(import.meta.dirname, '..');
const folder = path.join(backend, 'dist/server');

rmSync(folder, { recursive: true, force: true });
const programs = [...entriesIn('src/app', /\.main\.ts$/), ...entriesIn('src/app/cli', /^[a-z-]+\.ts$/)];
refuseSecondCopies(await bundleFromSources(programs, folder));

function entriesIn(place, name) {
  const entries = readdirSync(path.join(backend, place)).filter((file) => name.test(file));
  return entries.map((file) => path.join(backend, place, file));
}

/** A bundled package that is also loaded by `require` would exist twice, with separate state. */
function refuseSecondCopies(chunks) {
  // the first keeps its state in a global; the others are only required in code that is never run
  const harmless = ['class-validator', 'ajv', 'ajv-formats'];
  const inside = new Set(chunks.flatMap(({ moduleIds }) => moduleIds.map(packageOfModule)));
  const asked = chunks.flatMap(({ code }) => [...code.matchAll(/\brequire(?:\$\d+)?\("([^"./][^"]*)"/g)]);
  const twice = asked.map(([, name]) => packageIn(name)).filter((name) => inside.has(name) && !harmless.includes(name));
  if (twice.length > 0)
    throw new Error(
      `These packages would be loaded twice, add them to outside-packages.mjs: ${[...new Set(twice)].join(', ')}`,
    );
}

function packageOfModule(id) {
  return packageIn(id.split('node_modules/').at(-1) ?? '');
}

function packageIn(address) {
  return address
    .split('/')
    .slice(0, address.startsWith('@') ? 2 : 1)
    .join('/');
}
