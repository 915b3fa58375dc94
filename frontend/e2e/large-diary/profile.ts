import type { CDPSession } from '@playwright/test';

interface Node {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string };
}

/** A CPU profile as Chromium's debugger gives it. */
interface Profile {
  readonly nodes: readonly Node[];
  readonly samples?: readonly number[];
  /** in microseconds */
  readonly timeDeltas?: readonly number[];
}

const MOST = 8;

/** The functions that took most of the time themselves, a line each. */
function busiest({ nodes, samples = [], timeDeltas = [] }: Profile): string[] {
  const names = new Map(
    nodes.map(({ id, callFrame: { functionName, url } }) => [
      id,
      `${functionName || '(anonymous)'} ${url.split('/').at(-1) ?? ''}`.trim(),
    ]),
  );
  const spent = new Map<string, number>();
  samples.forEach((id, nth) => {
    const name = names.get(id) ?? '';
    spent.set(name, (spent.get(name) ?? 0) + (timeDeltas[nth] ?? 0) / 1000);
  });
  spent.delete('(idle)');
  const top = [...spent].toSorted(([, one], [, other]) => other - one).slice(0, MOST);
  return top.map(([name, ms]) => `  ${Math.round(ms)} ms ${name}`);
}

/** The functions that a task keeps busy. */
export async function profiled(cdp: CDPSession, task: () => Promise<void>): Promise<string[]> {
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.start');
  await task();
  return busiest((await cdp.send('Profiler.stop')).profile);
}
