import type { CDPSession } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly tid: number;
  readonly pid: number;
  /** in microseconds */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const folder = path.resolve(import.meta.dirname, '../../../.cache/traces');
const categories = 'toplevel,blink.user_timing,disabled-by-default-devtools.timeline';

/** Does it while Chromium traces; keeps the trace, which its developer tools open, in .cache/traces. */
export async function traced(cdp: CDPSession, name: string, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]));
  cdp.on('Tracing.dataCollected', collect);
  await cdp.send('Tracing.start', { categories });
  try {
    await work();
  } finally {
    const complete = new Promise((resolve) => void cdp.once('Tracing.tracingComplete', resolve));
    await cdp.send('Tracing.end');
    await complete;
    cdp.off('Tracing.dataCollected', collect);
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name.replaceAll(/\W+/g, '-')}.json`), JSON.stringify({ traceEvents: events }));
  return events;
}

/** From one moment of the page to another, in its milliseconds. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface Elapsed {
  /** milliseconds by the clock */
  readonly lasted: number;
  /** milliseconds for which the processor worked on the page's thread during it: other programs hardly change it */
  readonly computed: number;
}

/** The tasks of the page's main thread. */
export function pageTasks(events: readonly TraceEvent[]): Elapsed[] {
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return events
    .filter((event) => isTask(event) && main.has(`${event.pid} ${event.tid}`))
    .map(({ dur = 0, tdur = 0 }) => ({ lasted: dur / 1000, computed: tdur / 1000 }));
}

const isTask = ({ name, ph }: TraceEvent): boolean => name.endsWith('RunTask') && ph === 'X';

/**
 * How long each of them took. The mark is one that the page made at that moment of its own clock, and shows where the page's clock stands
 * in the trace.
 */
export function elapsed(
  events: readonly TraceEvent[],
  mark: { name: string; at: number },
  spans: readonly Span[],
): Elapsed[] {
  const marked = events.find(({ name }) => name === mark.name);
  if (marked === undefined) throw new Error(`The trace lacks the mark ${mark.name}`);
  const toTrace = (at: number): number => marked.ts + (at - mark.at) * 1000;
  const tasks = outermost(
    events.filter((event) => isTask(event) && event.pid === marked.pid && event.tid === marked.tid),
  );
  return spans.map((span) => {
    const [from, to] = [toTrace(span.from), toTrace(span.to)];
    const computed = tasks.reduce((sum, { ts, dur = 0, tdur = 0 }) => {
      const inside = Math.max(0, Math.min(ts + dur, to) - Math.max(ts, from));
      return dur === 0 ? sum : sum + (inside / dur) * tdur;
    }, 0);
    return { lasted: (to - from) / 1000, computed: computed / 1000 };
  });
}

/** A task that waits for something may run others inside. */
function outermost(tasks: readonly TraceEvent[]): TraceEvent[] {
  let end = 0;
  return tasks
    .toSorted((one, other) => one.ts - other.ts)
    .filter(({ ts, dur = 0 }) => {
      if (ts < end) return false;
      end = ts + dur;
      return true;
    });
}
