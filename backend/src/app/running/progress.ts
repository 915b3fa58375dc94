/** One line on the terminal for the person who started us; the log is another thing. */
export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
