import { ConfigurationError } from '../../platform/configuration/configuration.js';
import { DatabaseUnavailable } from '../../platform/database/database-unavailable.js';
import { PostgresProblem } from '../../platform/embedded-postgres/operating-system.js';
import { StartFailure } from './start-failure.js';
import { stopEverything } from './stopping.js';

/** Runs a program's main function. What a person can mend is told in one line, anything else with its stack; then exit 1. */
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

/** The driver's code or words; never the connection string, which holds the password. */
const reasonOf = (cause: unknown): string =>
  cause instanceof Error ? ((cause as NodeJS.ErrnoException).code ?? cause.message) : 'unknown reason';
