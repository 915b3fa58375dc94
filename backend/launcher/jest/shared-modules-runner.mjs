import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createEmptyTestResult } from '@jest/test-result';
import { formatExecError, formatResultsErrors } from 'jest-message-util';
import TestRunner from 'jest-runner';

const bundleFile = fileURLToPath(new URL('bundle.cjs', import.meta.url));

/**
 * Jest reloads all modules for each spec file, and loading the application or the page takes longer than most specs. This runner
 * gives each worker bundles of specs that share their modules, and still reports each spec file. A spec that begins with
 * `@runs-alone` is not part of a bundle and starts first. How many bundles a worker gets is `bundlesPerWorker` in the globals of a
 * project: with one, modules load once; with several, the workers end at the same time.
 */
export default class SharedModulesRunner extends TestRunner {
  async runTests(tests, watcher, options) {
    const alone = tests.filter(({ path: file }) => readFileSync(file, 'utf8').startsWith('/** @runs-alone'));
    const shared = tests.filter((test) => !alone.includes(test));
    const workers = options.serial ? 1 : this._globalConfig.maxWorkers;
    const projects = [...new Set(shared.map(({ context }) => context))];
    const bundles = projects.flatMap((project) =>
      inBundles(
        shared.filter(({ context }) => context === project),
        workers * (project.config.globals['bundlesPerWorker'] ?? 1),
      ),
    );
    await super.runTests([...alone, ...bundles], watcher, options);
  }

  on(event, listener) {
    if (event !== 'test-file-success') return super.on(event, listener);
    return super.on(event, async ([test, result]) => {
      if (!test.specs) return listener([test, result]);
      for (const each of resultsOfSpecs(test, result, this._globalConfig)) await listener(each);
    });
  }
}

function inBundles(specs, count) {
  const bundles = Array.from({ length: count }, (_, index) => specs.filter((_spec, place) => place % count === index));
  return bundles.filter(({ length }) => length > 0).map((each) => (each.length === 1 ? each[0] : bundle(each)));
}

/** To Jest it is one test file, `bundle.cjs`, which loads the specs. */
function bundle(specs) {
  const { context, ...rest } = specs[0];
  const globals = { ...context.config.globals, bundledSpecs: specs.map(({ path: file }) => file) };
  const config = { ...context.config, globals };
  return { ...rest, path: bundleFile, specs, context: { ...context, config } };
}

/** Splits the result of a bundle into results of its specs. */
function resultsOfSpecs({ specs }, result, globalConfig) {
  const error = result.testExecError; // outside of tests, as in afterAll
  const specsInError = specs.filter(({ path: file }) => error?.stack?.includes(file));
  return specs.map((spec, index) => {
    const testResults = result.testResults
      .filter(({ ancestorTitles: [file] }) => file === spec.path)
      .map(({ ancestorTitles: [file, ...ancestorTitles], fullName, ...test }) => ({
        ...test,
        ancestorTitles,
        fullName: fullName.slice(file.length + 1),
      }));
    const count = (status) => testResults.filter((test) => test.status === status).length;
    const runtime = testResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
    const whole = index === 0 ? result : createEmptyTestResult(); // what cannot be split, such as the console, counts once
    const hasError = error && (specsInError.length === 0 ? index === 0 : specsInError.includes(spec));
    const { config } = spec.context;
    const messages = [
      formatResultsErrors(testResults, config, globalConfig, spec.path),
      hasError && formatExecError(error, config, globalConfig, spec.path),
    ].filter(Boolean);
    return [
      spec,
      {
        ...whole,
        displayName: result.displayName,
        testFilePath: spec.path,
        testResults,
        numPassingTests: count('passed'),
        numFailingTests: count('failed'),
        numPendingTests: count('pending'),
        numTodoTests: count('todo'),
        skipped: count('pending') === testResults.length,
        perfStats: { ...result.perfStats, runtime, slow: false },
        testExecError: hasError ? error : undefined,
        failureMessage: messages.join('\n') || null,
      },
    ];
  });
}
