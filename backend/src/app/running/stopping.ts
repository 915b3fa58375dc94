type Stop = () => Promise<unknown>;

const stops: Stop[] = [];
let stopping: Promise<void> | undefined;

/** Registers what has to be ended with this process; the last one started is the first one stopped. */
export const stopAtTheEnd = (stop: Stop): void => {
  stops.push(stop);
};

/** Ends everything that was registered, once, whoever asks how often. */
export function stopEverything(): Promise<void> {
  stopping ??= stopInTurn();
  return stopping;
}

async function stopInTurn(): Promise<void> {
  for (let stop = stops.pop(); stop; stop = stops.pop()) {
    await stop().catch((error: unknown) => process.stderr.write(`While stopping: ${String(error)}\n`));
  }
}

/** Longer than the slowest mail (15 s), the write of what became of it (5 s) and the end of a queue's connections (4 s). */
const PATIENCE_MS = 25_000;
/** One Ctrl-C arrives twice: from the terminal and from npm, which passes it on. */
const ONE_KEYSTROKE_MS = 1_000;

/** Ctrl-C, `kill` and a closed terminal end the process in good order; asked again later, at once. */
export function stopOnSignals(): void {
  let askedAt: number | undefined;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (askedAt !== undefined && performance.now() - askedAt > ONE_KEYSTROKE_MS) process.exit(1);
      if (askedAt !== undefined) return;
      askedAt = performance.now();
      setTimeout(() => process.exit(1), PATIENCE_MS).unref();
      void stopEverything().then(() => process.exit(0));
    });
  }
}
