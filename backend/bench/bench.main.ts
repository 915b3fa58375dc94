import 'reflect-metadata';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import path from 'node:path';
import { readArguments } from './bench.arguments.js';
import { benches, FULL, isOfCode, QUICK } from './benches.js';
import { lineOf } from './measure/report.js';
import { withTables } from './results/result-tables.js';
import { keepResult, readResults } from './results/results-file.js';
import { startBenchServer } from './support/bench-server.js';
import { distOf, moduleOf, OUR_DIST } from './support/checkout.js';

const ROOT = path.resolve(OUR_DIST, '../..');
const RESULTS = path.join(ROOT, '.data/bench');
const DOCUMENT = path.join(ROOT, 'docs/benchmarks.md');

const { names, httpLines, quick, checkout, write } = readArguments(process.argv.slice(2));
if (names.length > 0) await measure();
if (write) {
  const document = readFileSync(DOCUMENT, 'utf8');
  writeFileSync(DOCUMENT, withTables(document, readResults(RESULTS, 'before'), readResults(RESULTS, 'after')));
}

async function measure(): Promise<void> {
  const dist = checkout === undefined ? OUR_DIST : distOf(checkout);
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: dist, encoding: 'utf8' }).trim();
  const measured = await moduleOf<{ benches: typeof benches }>(dist, 'bench/benches.js');
  const server = await startBenchServer(dist);
  const load = () => `load ${loadavg()[0]?.toFixed(1)}`;
  const machine = `${availableParallelism()} x ${cpus()[0]?.model.trim()}, Node ${process.version}, Postgres ${await server.version()}, ${load()}`;
  console.log(`${commit} on ${machine}`);
  console.log(
    'median of the ratios of neighboring measurements [middle half of them]; medians of left : right in a second; ms of Node + Postgres for each',
  );
  try {
    for (const name of names) {
      const begin = performance.now();
      const bench = (isOfCode(name) ? measured.benches : benches)[name];
      for await (const comparison of bench(server, { ...(quick ? QUICK : FULL), httpLines })) {
        console.log(lineOf(comparison));
        const column = checkout === undefined ? 'after' : 'before';
        keepResult(RESULTS, column, { ...comparison, commit, machine, quick });
      }
      console.log(`  ${name} took ${Math.round((performance.now() - begin) / 1_000)} s, ${load()}`);
    }
  } finally {
    await server.stop();
  }
}
