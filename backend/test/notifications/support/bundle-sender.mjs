import path from 'node:path';
import { rolldown } from 'rolldown';

// Writes the sender that a test kills again and again as one file, since loading its modules one by one takes most of a start.
const backend = path.resolve(import.meta.dirname, '../../..');
const bundle = await rolldown({
  input: path.join(import.meta.dirname, 'sender.child.mjs'),
  platform: 'node',
  external: /^pg(\/|$)/,
  onLog() {}, // packages that Nest and TypeORM ask for and live without
});
await bundle.write({
  dir: path.join(backend, 'dist/sender-to-kill'),
  format: 'esm',
  entryFileNames: '[name].js',
  keepNames: true,
  minify: true,
});
