import { say } from './run-main.js';

/** Does one step of a start and prints a line with the seconds that it took. In a terminal they count up. */
export async function step<Result>(doing: string, work: () => Promise<Result>): Promise<Result> {
  const line = secondsOf(doing);
  const counting = process.stdout.isTTY ? setInterval(() => process.stdout.write(`\r${line('')}`), 100) : undefined;
  const end = (how: string) => {
    clearInterval(counting);
    say(`${counting ? '\r' : ''}${line(how)}`);
  };
  try {
    const result = await work();
    end('done');
    return result;
  } catch (error) {
    end('failed');
    throw error;
  }
}

/** Begins to count; each call gives the line at that time. */
export function secondsOf(doing: string): (how: string) => string {
  const startedAt = performance.now();
  return (how) => {
    const seconds = `${((performance.now() - startedAt) / 1_000).toFixed(1)} s`;
    return `${doing} ... ${how === '' ? seconds : `${how} (${seconds})`}`;
  };
}
