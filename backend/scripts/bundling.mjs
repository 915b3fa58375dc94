import path from 'node:path';
import { rolldown } from 'rolldown';
import { outsidePackages } from './outside-packages.mjs';

const backend = path.resolve(import.meta.dirname, '..');
const staysOutside = new RegExp(`^(${outsidePackages.join('|')})(/|$)`);

/**
 * Bundles programs from the TypeScript sources, with the contracts and the packages that do not stay outside. Types are not checked.
 * @param {string[]} input the programs' files
 * @param {string} dir where the bundle is written, one file for each program and shared ones
 * @returns the chunks that were written
 */
export async function bundleFromSources(input, dir) {
  const bundle = await rolldown({
    input,
    platform: 'node',
    tsconfig: path.join(backend, 'tsconfig.build.json'),
    external: staysOutside,
    // not `import`: the bundler adds that or `require` as the package is asked for, and some packages answer the two differently
    resolve: { extensionAlias: { '.js': ['.ts', '.js'] }, conditionNames: ['source', 'node', 'default'] },
    onLog(level, log, handle) {
      // Nest and TypeORM ask for optional packages
      if (log.code !== 'UNRESOLVED_IMPORT') handle(level, log);
    },
  });
  const { output } = await bundle.write({
    dir,
    format: 'esm',
    entryFileNames: '[name].js',
    keepNames: true,
    sourcemap: true,
  });
  await bundle.close();
  return output.filter(({ type }) => type === 'chunk');
}
