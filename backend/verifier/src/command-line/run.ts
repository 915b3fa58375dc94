import { Unreadable } from '../sources/unreadable.js';
import { readArguments, USAGE } from './arguments.js';
import { reportAsText } from './print-report.js';
import { verifyFile } from './verify-file.js';

interface Output {
  write(text: string): unknown;
}

/** The whole program: 0 where everything holds, 1 where something is broken, 2 where nothing could be checked. */
export async function run(given: readonly string[], out: Output, errors: Output): Promise<number> {
  if (given.includes('--help') || given.includes('-h')) {
    out.write(USAGE);
    return 0;
  }
  const asked = readArguments(given);
  if (!asked) {
    errors.write(USAGE);
    return 2;
  }
  try {
    const report = await verifyFile(asked);
    out.write(asked.json ? `${JSON.stringify(report, null, 2)}\n` : reportAsText(report));
    return report.ok ? 0 : 1;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    errors.write(error instanceof Unreadable ? `${message}\n` : `The check failed: ${message}\n`);
    return 2;
  }
}
