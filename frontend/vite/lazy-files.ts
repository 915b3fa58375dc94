import { join } from 'node:path';
import type { Plugin } from 'vite';

const helperOfVite = '\0vite/preload-helper.js';
const ours = join(import.meta.dirname, '../src/lib/lazy/arrival.ts');

/** Lazy imports wait for their files by our rules: a failed request can be repeated, and a missing file means a newer version. */
export function lazyFiles(): Plugin {
  return {
    name: 'lazy-files',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === helperOfVite ? `export { whenArrived as __vitePreload } from ${JSON.stringify(ours)};` : undefined,
  };
}
