import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { bin, run, tsc } from './run.mjs';
import { withScratch } from './scratch.mjs';
import { root } from './workspace.mjs';

/**
 * The parts of checks and tests; each prints one line. A part returns how many tests passed and failed; a part without tests, such
 * as the types, counts as one. `broken` lists the failures, one per line, before the full output.
 * @typedef {{ passed: number, failed: number, output: string, broken?: string[] }} Outcome
 * @typedef {{ name: string, run: () => Promise<Outcome> }} Part
 */

/** @returns {Part} */
const tool = (name, program, ...args) => ({
  name,
  run: async () => asOneTest(await run(program, args, { unhurried: true })),
});

const asOneTest = ({ ok, output }) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, output });

/** @returns {Part} */
const jest = (name, config, args = [], options = {}) => ({
  name,
  run: () =>
    withScratch(async (scratch) => {
      const report = path.join(scratch, 'report.json');
      const { NODE_OPTIONS = '--max-semi-space-size=64' } = process.env; // tests allocate a lot in a short time
      const reporting = ['--json', `--outputFile=${report}`, '--silent', '--cacheDirectory', cacheOf('jest')];
      const env = { NODE_OPTIONS, ...options.env, TMPDIR: scratch };
      const { ok, output } = await run(bin('jest'), ['-c', config, ...reporting, ...args], { ...options, env });
      return countJest(report, ok, output);
    }),
});

// its rules look at one file at a time, so unchanged files need no second check
export const pureFiles = tool(
  'pure files',
  bin('eslint'),
  'backend/src',
  'contracts/src',
  '--max-warnings',
  '0',
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  'node_modules/.cache/rigbook/eslint',
);
export const lint = tool('lint', bin('oxlint'), '.', '--deny-warnings');
/** Finds unused exports, files and packages: once as shipped, without counting tests, and once with the tests. */
export const unused = {
  name: 'unused',
  run: async () => {
    const knip = (...args) =>
      run(bin('knip'), ['--no-progress', '--cache', '--cache-location', cacheOf('knip'), ...args]);
    const shipped = await knip('--production');
    return asOneTest(shipped.ok ? await knip() : shipped);
  },
};
export const format = tool('format', bin('oxfmt'), '--check', '.');
export const boundaries = tool(
  'boundaries',
  bin('depcruise'),
  '--config',
  '.dependency-cruiser.cjs',
  ...sourceFolders(),
);
export const types = tool('types', tsc, '-b', 'contracts', 'backend', 'frontend');
export const pageSize = tool('page size', process.execPath, 'frontend/scripts/initial-script-size.mjs');
export const contractsTests = jest('contracts', 'contracts/jest.config.mjs', [], { unhurried: true });
export const unitTests = jest('unit', 'backend/jest.config.mjs', ['--selectProjects', 'unit'], { unhurried: true });
export const apiTests = jest('api', 'backend/jest.config.mjs', [
  '--selectProjects',
  'api',
  `--maxWorkers=${Math.min(4, Math.max(2, availableParallelism() - 1))}`, // mostly waiting for the database
]);
// one at a time, since they take long on a busy machine
export const enduranceTests = jest(
  'endurance',
  'backend/jest.config.mjs',
  [
    '--runInBand',
    '--selectProjects',
    'api',
    '--testPathPatterns',
    'killed-|races|tampering|admin-pass|oracle|fuzz|lossy-line|booking-for-somebody',
  ],
  { env: { ENDURANCE: 'on' }, minutes: 240 },
);
// the longest part runs in parallel with the short ones; a second worker takes over when those are done
export const frontendTests = jest('frontend', 'frontend/jest.config.mjs', ['--maxWorkers=2'], {
  unhurried: true,
});

/** @type {Part} */
export const openapi = {
  name: 'openapi',
  run: () =>
    withScratch(async (scratch) => {
      const [document, access, types] = ['openapi.json', 'access.md', 'api.types.ts'].map((file) =>
        path.join(scratch, file),
      );
      const made = await run(process.execPath, ['backend/dist/server/write-openapi.js', scratch]);
      if (!made.ok) return asOneTest(made);
      const typed = await run(bin('openapi-typescript'), [document, '--output', types, '--alphabetize']);
      if (!typed.ok) return asOneTest(typed);
      const stale = [
        !sameText(document, 'contracts/openapi.json') && 'contracts/openapi.json',
        !sameText(access, 'docs/access.md') && 'docs/access.md',
        !sameText(types, 'contracts/src/api.types.ts') && 'contracts/src/api.types.ts',
      ].filter(Boolean);
      return asOneTest({
        ok: stale.length === 0,
        output: `${stale.join(', ')} no longer match the controllers. Run: npm run openapi\n`,
      });
    }),
};

/** @type {Part} */
export const browserTests = {
  name: 'browser',
  run: () =>
    withScratch(async (scratch) => {
      const report = path.join(scratch, 'report.json');
      const { ok, output } = await run(bin('playwright'), ['test', '--config', 'frontend/e2e/playwright.config.ts'], {
        env: {
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
          PLAYWRIGHT_TRANSFORM_CACHE_DIR: cacheOf('playwright'),
          TMPDIR: scratch,
        },
      });
      return countPlaywright(report, ok, output);
    }),
};

function sourceFolders() {
  return ['contracts/src', 'backend/src', 'backend/migrations', 'backend/verifier/src', 'frontend/src'];
}

function countJest(file, ok, output) {
  const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0, testResults = [] } = readReport(file);
  const broken = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      if (failed.length === 0) return [named(name.replace(root, ''), message)];
      return failed.map(({ fullName, failureMessages }) => named(fullName, failureMessages[0]));
    });
  return { ...counted(numPassedTests, numFailedTests + numRuntimeErrorTestSuites, ok, output), broken };
}

function countPlaywright(file, ok, output) {
  const { stats: { expected = 0, flaky = 0, unexpected = 0 } = {}, suites = [] } = readReport(file);
  const broken = suites.flatMap(brokenSpecs);
  return { ...counted(expected + flaky, unexpected, ok, output), broken };
}

function brokenSpecs({ title, specs = [], suites = [] }) {
  const inHere = specs
    .filter(({ ok }) => !ok)
    .map((spec) =>
      named(spec.title, spec.tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message),
    );
  return [...inHere, ...suites.flatMap(brokenSpecs)].map((line) => `${title} › ${line}`);
}

/** The cache of compilers; by default they would keep it in the folder for temporary files. */
const cacheOf = (tool) => path.join(root, 'node_modules/.cache/rigbook', tool);

/** A test and the beginning of its message, without colors and folders. */
const named = (test, message = '') =>
  `${test}: ${stripVTControlCharacters(message).replaceAll(root, '').replaceAll(/\s+/g, ' ').slice(0, 240)}`;

/** A runner that crashed without a failed test, or found no test, is a failure too. */
const counted = (passed, failed, ok, output) => ({
  passed,
  failed: failed === 0 && (!ok || passed === 0) ? 1 : failed,
  output,
});

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

const sameText = (made, committed) => readText(made) === readText(committed);

function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
