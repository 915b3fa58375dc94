import { seconds } from './run.mjs';

/**
 * Runs the parts, `atOnce` of them in parallel. Prints a line for each as it ends, and for failed ones the failures and the output.
 * @param {readonly import('./parts.mjs').Part[]} parts in the order in which they begin
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runParts(parts, atOnce) {
  const waiting = [...parts];
  const total = { passed: 0, failed: 0 };
  const work = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      const startedAt = performance.now();
      const { passed, failed, output, broken = [] } = await part.run().catch(brokeDown);
      total.passed += passed;
      total.failed += failed;
      process.stdout.write(`${line(part.name, passed, failed, seconds(startedAt))}\n`);
      for (const test of broken) process.stdout.write(`       ${test}\n`);
      if (failed > 0) process.stdout.write(`${output.trimEnd()}\n`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return total;
}

const brokeDown = (error) => ({ passed: 0, failed: 1, output: String(error?.stack ?? error) });

const line = (name, passed, failed, took) =>
  `${failed > 0 ? 'FAILED' : 'ok    '} ${name.padEnd(12)} ${took.padStart(6)} s   ${passed} passed, ${failed} failed`;

/** Prints the closing line, which other programs read, and sets the exit code. */
export function finish({ passed, failed }) {
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}
