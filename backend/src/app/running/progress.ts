/** One line on the terminal for the person who started us; the log is another thing. */
export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const EVERY_MS = 3_000;

/** Passes on what is said often, at most every three seconds. */
export function everyFewSeconds<What>(tell: (what: What) => void): (what: What) => void {
  let last = performance.now();
  return (what) => {
    if (performance.now() - last < EVERY_MS) return;
    last = performance.now();
    tell(what);
  };
}
