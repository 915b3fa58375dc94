import type { Failure, Phase } from './crowd.js';

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

const MOST_SHOWN = 20;

export function sayPhase(name: string, { requests, failed, slowestMs }: Phase): void {
  say(`${name}: ${requests} requests, ${failed.length} failed, slowest answer ${Math.round(slowestMs)} ms`);
}

export function sayFailed(failed: readonly Failure[]): void {
  for (const { at, request, what } of failed.slice(0, MOST_SHOWN)) say(`  ${at} ${request}: ${what}`);
}

/** Prints what is wrong afterwards, and ends the process with 1 if anything did. */
export function finish(failed: readonly Failure[], faults: readonly string[]): never {
  for (const fault of faults.slice(0, MOST_SHOWN)) say(`  ${fault}`);
  const good = failed.length === 0 && faults.length === 0;
  say(good ? 'No request failed, and nothing was done twice' : 'NOT as it should be');
  process.exit(good ? 0 : 1);
}
