import { type Artifacts, auditFlowArtifacts, type Result } from 'lighthouse';

type Trace = Artifacts['Trace'];

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** microseconds by the clock, and of the thread's processor time */
  readonly ts: number;
  readonly dur?: number;
  readonly tts?: number;
  readonly tdur?: number;
}
type TimedTask = TraceEvent & Required<Pick<TraceEvent, 'dur' | 'tts' | 'tdur'>>;

const isTask = (event: TraceEvent): event is TimedTask =>
  event.name.endsWith('RunTask') && event.ph === 'X' && event.tdur !== undefined && event.tts !== undefined;
const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;

/**
 * The same page load, judged again with tasks that last as long as the processor worked on them. By the clock they also contain the time
 * in which other programs had the processor, which Lighthouse would multiply by four.
 */
export async function auditedByProcessor(artifacts: Artifacts, flags: object): Promise<Result> {
  const Trace = inProcessorTime(artifacts.Trace);
  const judged = { ...artifacts, Trace, traces: { defaultPass: Trace } };
  const { steps } = await auditFlowArtifacts({ gatherSteps: [{ artifacts: judged, flags }] });
  const [step] = steps;
  if (step === undefined) throw new Error('Lighthouse gave no result');
  return step.lhr;
}

/** Each task begins when it did, and what is inside it moves to where it is by the processor's time. */
function inProcessorTime(trace: Trace): Trace {
  const events = trace.traceEvents as unknown as readonly TraceEvent[];
  const tasks = new Map<string, TimedTask[]>();
  for (const task of events.filter(isTask).toSorted((one, other) => one.ts - other.ts))
    (tasks.get(threadOf(task)) ?? started(tasks, threadOf(task))).push(task);
  const moved = events.map((event) => {
    const ofThread = tasks.get(threadOf(event)) ?? [];
    const task = ofThread[indexOfTaskAt(ofThread, event.ts)];
    if (event.tts === undefined || task === undefined || event.ts > task.ts + task.dur || event.tts < task.tts)
      return event;
    const ts = task.ts + Math.min(event.tts - task.tts, task.tdur);
    return event.dur === undefined || event.tdur === undefined ? { ...event, ts } : { ...event, ts, dur: event.tdur };
  });
  return { ...trace, traceEvents: moved as unknown as Trace['traceEvents'] };
}

function started(tasks: Map<string, TimedTask[]>, thread: string): TimedTask[] {
  const first: TimedTask[] = [];
  tasks.set(thread, first);
  return first;
}

/** The last one that began by then; -1 before the first. */
function indexOfTaskAt(tasks: readonly TimedTask[], ts: number): number {
  let [low, high] = [0, tasks.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((tasks[middle]?.ts ?? Infinity) <= ts) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
