import { counted, named, type Report } from '../report/report.js';
import { Unreadable } from '../sources/source.js';
import { readArguments, USAGE, verifyFile } from './verify-file.js';

const marks = { holds: 'ok    ', broken: 'BROKEN', note: 'note  ' } as const;

/** A line for each check, and a verdict. */
function reportAsText({ ok, checks }: Report): string {
  const lines = checks.flatMap(({ outcome, sentence, event }) => [
    `${marks[outcome]}  ${sentence}`,
    ...(event && !sentence.includes(event.id) ? [`        ${named(event)}, id ${event.id}`] : []),
  ]);
  const broken = checks.filter(({ outcome }) => outcome === 'broken').length;
  const verdict = ok ? 'All checks passed.' : `${counted(broken, 'check')} broken: do not rely on this.`;
  return `${lines.map(printable).join('\n')}\n\n${verdict}\n`;
}

/** Replaces control characters, so that what was read cannot command the terminal. */
const printable = (line: string): string => line.replaceAll(/[\p{Cc}\p{Cf}]/gu, '\ufffd');

interface Output {
  write(text: string): unknown;
}

/** Returns the exit code: 0 if every check passed, 1 if one is broken, 2 if nothing could be checked. */
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
