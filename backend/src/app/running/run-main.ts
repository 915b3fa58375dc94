import { ConfigurationError } from '../../platform/configuration/configuration.js';
import { DatabaseUnavailable } from '../../platform/database/index.js';
import { PostgresProblem } from '../../platform/embedded-postgres/operating-system.js';

/** A failed start that the person at the terminal can fix. They see only the message. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}

/** Prints one line on the terminal, apart from the log. */
export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const EVERY_MS = 3_000;

/** Calls `tell` at most every three seconds. */
export function everyFewSeconds<What>(tell: (what: What) => void): (what: What) => void {
  let last = performance.now();
  return (what) => {
    if (performance.now() - last < EVERY_MS) return;
    last = performance.now();
    tell(what);
  };
}

type Stop = () => Promise<unknown>;

const stops: Stop[] = [];
let stopping: Promise<void> | undefined;
/** Longer than the slowest mail (15 s), storing its outcome (5 s) and the end of a queue's connections (4 s). */
let patienceMs = 25_000;

/** Registers a step for the end of this process. Steps run in reverse order. `takesMs` is added to the time for all of them. */
export const stopAtTheEnd = (stop: Stop, takesMs = 0): void => {
  stops.push(stop);
  patienceMs += takesMs;
};

/** Runs all registered steps, once, however often it is called. */
export function stopEverything(): Promise<void> {
  stopping ??= stopInTurn();
  return stopping;
}

async function stopInTurn(): Promise<void> {
  for (let stop = stops.pop(); stop; stop = stops.pop()) {
    await stop().catch((error: unknown) => process.stderr.write(`While stopping: ${String(error)}\n`));
  }
}

/** One Ctrl-C arrives twice: from the terminal and from npm. */
const ONE_KEYSTROKE_MS = 1_000;

/** Ctrl-C, `kill` and a closed terminal stop the process cleanly; a second signal later ends it at once. */
export function stopOnSignals(): void {
  let askedAt: number | undefined;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (askedAt !== undefined && performance.now() - askedAt > ONE_KEYSTROKE_MS) process.exit(1);
      if (askedAt !== undefined) return;
      askedAt = performance.now();
      setTimeout(() => process.exit(1), patienceMs).unref();
      void stopEverything().then(() => process.exit(0));
    });
  }
}

/** Runs a program's main function. After an error, prints one line if a person can fix it, else the stack, and exits with 1. */
export function runMain(main: () => Promise<void>): void {
  main().catch(async (error: unknown) => {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
    await stopEverything();
    process.exit();
  });
}

const forThePerson = [ConfigurationError, StartFailure, PostgresProblem];

function explain(error: unknown): string {
  if (forThePerson.some((kind) => error instanceof kind)) return (error as Error).message;
  if (error instanceof DatabaseUnavailable) {
    return `The database does not answer (${reasonOf(error.cause)}). Check DATABASE_URL and that the server runs.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** The driver's code or message, never the connection string, which contains the password. */
const reasonOf = (cause: unknown): string =>
  cause instanceof Error ? ((cause as NodeJS.ErrnoException).code ?? cause.message) : 'unknown reason';
