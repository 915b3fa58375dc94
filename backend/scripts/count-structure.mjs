import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

/*
 * Size and structure of the code: npm run count -- [folder] [--list] [--event NAME]
 *   --list         also names the modules behind the last figures
 *   --event NAME   lists the files that name an event, or any other word
 * The folder is a checkout of this repository, by default this one. Lines are counted as `wc -l` counts them.
 */
const LONGEST_FILE = 250;
const MOST_IN_FOLDER = 25;
const SMALL_MODULE = 20;
const GENERATED = 'contracts/src/api.types.ts';
/** Released migrations never move, so their folder may exceed the limit. */
const MIGRATIONS = 'backend/migrations';

/** First the product, then everything around it. A file counts in the first area that takes it. */
const areas = [
  { name: 'backend/src', product: true, at: /^backend\/src\//, takes: isSource },
  { name: 'backend/verifier', product: true, at: /^backend\/verifier\/(src|bin)\//, takes: isSource },
  { name: 'backend, scripts', product: true, at: /^backend\/(launcher|migrations|scripts)\//, takes: isSource },
  { name: 'contracts/src', product: true, at: /^contracts\/src\//, takes: isSource },
  { name: 'frontend/src, modules', product: true, at: /^frontend\/src\//, takes: isSource },
  { name: 'frontend/src, styles', product: true, at: /^frontend\/src\/.*\.css$/ },
  { name: 'frontend, scripts', product: true, at: /^frontend\/(scripts|vite)\//, takes: isSource },
  { name: 'backend/bench', at: /^backend\/bench\//, takes: isModule },
  { name: 'backend, tests', at: /^backend\/(test|src|verifier)\//, takes: isModule },
  { name: 'contracts, tests', at: /^contracts\/src\//, takes: isTest },
  { name: 'frontend, tests', at: /^frontend\/src\//, takes: isTest },
  { name: 'frontend/e2e', at: /^frontend\/e2e\//, takes: isModule },
  { name: 'docs', at: /^docs\/.*\.md$/ },
];

const { values: options, positionals } = parseArgs({
  options: { list: { type: 'boolean', default: false }, event: { type: 'string' } },
  allowPositionals: true,
});
const root = path.resolve(positionals[0] ?? path.join(import.meta.dirname, '../..'));
const files = trackedFiles(root);
const text = new Map(files.filter(isText).map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));

if (options.event) printEvent(options.event);
else printStructure();

function trackedFiles(folder) {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const names = execFileSync('git', list, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0');
  return [...new Set(names)].filter((file) => file && existsSync(path.join(folder, file))).sort();
}

function isModule(file) {
  return /\.(ts|tsx|mjs)$/.test(file) && !file.endsWith('.d.ts') && file !== GENERATED;
}

function isTest(file) {
  return isModule(file) && /\.spec\.tsx?$|\/testing\//.test(file);
}

function isSource(file) {
  return isModule(file) && !isTest(file);
}

function isText(file) {
  return /\.(ts|tsx|mjs|cjs|js|css|md|json)$/.test(file) && file !== 'package-lock.json';
}

function linesOf(file) {
  return text.get(file).split('\n').length - 1;
}

function printStructure() {
  const filesOf = new Map(areas.map((area) => [area, []]));
  for (const file of text.keys())
    filesOf.get(areas.find(({ at, takes }) => at.test(file) && (takes?.(file) ?? true)))?.push(file);
  const inAreas = (wanted) => areas.filter(wanted).flatMap((area) => filesOf.get(area));
  const product = inAreas((area) => area.product);
  const modules = product.filter(isModule);

  printRow('area', ['files', 'lines', 'median', 'p90', 'max', `> ${LONGEST_FILE}`]);
  for (const area of areas) printRow(area.name, figures(filesOf.get(area)));
  printRow('product', figures(product));
  printRow('product without styles', figures(modules));

  console.log();
  reportLong('product', product);
  reportLong(
    'test',
    inAreas(({ name }) => /tests|e2e|bench/.test(name)),
  );
  const folders = fullFolders().map(([folder, count]) => `${count} ${folder}`);
  report(`folders with more than ${MOST_IN_FOLDER} files directly in them`, folders);

  const importers = importersOf(modules);
  const once = modules.filter((file) => isInSlice(file) && importers.get(file).size === 1);
  const small = once.filter((file) => linesOf(file) <= SMALL_MODULE);
  const importerOf = (file) => [...importers.get(file)][0];
  const neighbors = small.filter((file) => path.dirname(file) === path.dirname(importerOf(file)));
  console.log(`modules with exactly one importer: ${once.length} of ${modules.filter(isInSlice).length}`);
  const pairs = small.map((file) => `${linesOf(file)} ${file}, imported by ${importerOf(file)}`);
  report(`of these with at most ${SMALL_MODULE} lines`, pairs, options.list);
  console.log(`of these in the folder of their importer: ${neighbors.length}`);
}

/** Migrations and the launcher's programs are files of their own by nature, and the verifier is a package. */
function isInSlice(file) {
  return /^(backend|contracts|frontend)\/src\//.test(file);
}

function reportLong(what, list) {
  const long = list.filter((file) => linesOf(file) > LONGEST_FILE);
  report(
    `${what} files over ${LONGEST_FILE} lines`,
    long.map((file) => `${linesOf(file)} ${file}`),
  );
}

function figures(list) {
  const lengths = list.map(linesOf).sort((a, b) => a - b);
  const at = (share) => lengths[Math.min(lengths.length - 1, Math.floor(lengths.length * share))] ?? 0;
  const lines = lengths.reduce((sum, length) => sum + length, 0);
  const long = lengths.filter((length) => length > LONGEST_FILE);
  return [lengths.length, lines, at(0.5), at(0.9), lengths.at(-1) ?? 0, long.length];
}

/**
 * Maps each module of the product to those of its modules that import it. Tests are not counted, and neither is `import()`:
 * a module that is loaded later has to be a file.
 */
function importersOf(modules) {
  const importers = new Map(modules.map((file) => [file, new Set()]));
  for (const file of modules)
    for (const [, specifier] of text.get(file).matchAll(/\bfrom\s*['"]([^'"\n]+)['"]/g)) {
      const target = resolve(file, specifier, importers);
      if (target && target !== file) importers.get(target).add(file);
    }
  return importers;
}

function resolve(importer, specifier, known) {
  const base = specifier.startsWith('.')
    ? path.posix.join(path.posix.dirname(importer), specifier)
    : specifier.startsWith('@rigbook/contracts/')
      ? specifier.replace('@rigbook/contracts/', 'contracts/src/')
      : undefined;
  if (base === undefined) return undefined;
  const stem = base.replace(/\.js$/, '');
  return [base, `${stem}.ts`, `${stem}.tsx`, `${stem}/index.ts`].find((candidate) => known.has(candidate));
}

function fullFolders() {
  const counts = new Map();
  for (const file of files.filter((name) => /^(backend|contracts|frontend|docs)\//.test(name))) {
    const folder = path.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, count]) => count > MOST_IN_FOLDER && folder !== MIGRATIONS)
    .sort((a, b) => b[1] - a[1]);
}

/** As `grep -rlw NAME contracts/src backend frontend/src docs` finds them. */
function printEvent(name) {
  const word = new RegExp(`\\b${name.replaceAll(/[^\w]/g, '')}\\b`);
  const hits = [...text.keys()].filter(
    (file) => /^(contracts\/src|backend|frontend\/src|docs)\//.test(file) && word.test(text.get(file)),
  );
  const inBackend = hits.filter(
    (file) => /^backend\/(src|verifier|migrations|launcher|scripts)\//.test(file) && isSource(file),
  );
  const inOther = hits.filter((file) => /^(contracts|frontend)\/src\//.test(file) && isSource(file));
  const rest = hits.filter((file) => !inBackend.includes(file) && !inOther.includes(file));
  console.log(`${name} is named in ${hits.length} files\n`);
  report('production files of the backend', inBackend);
  report('production files of contracts and page', inOther);
  report('tests, benchmarks, generated files and docs', rest);
}

function report(label, entries, named = true) {
  console.log(`${label}: ${entries.length}`);
  if (named) for (const entry of entries) console.log(`  ${entry}`);
}

function printRow(name, cells) {
  console.log(name.padEnd(24) + cells.map((cell) => String(cell).padStart(8)).join(''));
}
