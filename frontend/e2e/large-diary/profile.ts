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

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly tid: number;
  readonly pid: number;
  readonly args?: { readonly name?: string };
  /** in microseconds: by the clock, and of the processor */
  readonly dur?: number;
  readonly tdur?: number;
}

export interface Task {
  /** milliseconds by the clock */
  readonly lasted: number;
  /** milliseconds of the processor, which other programs of the machine do not change much */
  readonly computed: number;
}

/** The tasks of the page's main thread meanwhile. */
export async function traced(cdp: CDPSession, work: () => Promise<void>): Promise<Task[]> {
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])));
  await cdp.send('Tracing.start', { categories: 'toplevel,disabled-by-default-devtools.timeline' });
  await work();
  const complete = new Promise((resolve) => void cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await complete;
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return events
    .filter(({ name, ph, pid, tid }) => name.endsWith('RunTask') && ph === 'X' && main.has(`${pid} ${tid}`))
    .map(({ dur = 0, tdur = 0 }) => ({ lasted: dur / 1000, computed: tdur / 1000 }));
}
