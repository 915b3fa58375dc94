import 'reflect-metadata';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { readArguments } from './bench.arguments.js';
import { benches, FULL, QUICK } from './benches.js';
import { lineOf } from './measure/report.js';
import { startBenchServer } from './support/bench-server.js';

const { names, quick } = readArguments(process.argv.slice(2));
const server = await startBenchServer();
const load = () => `load ${loadavg()[0]?.toFixed(1)}`;
try {
  console.log(
    `${availableParallelism()} x ${cpus()[0]?.model.trim()}, Node ${process.version}, Postgres ${await server.version()}, ${load()}`,
  );
  console.log(
    'median of the ratios of neighbouring measurements [middle half of them]; medians of left : right in a second',
  );
  for (const name of names) {
    const begin = performance.now();
    for await (const comparison of benches[name](server, quick ? QUICK : FULL)) console.log(lineOf(comparison));
    console.log(`  ${name} took ${Math.round((performance.now() - begin) / 1_000)} s, ${load()}`);
  }
} finally {
  await server.stop();
}
