import type { Report } from '../report/report.js';
import { counted, named } from '../report/words.js';

const marks = { holds: 'ok    ', broken: 'BROKEN', note: 'note  ' } as const;

/** A line for each check, and a last one that says it all. */
export function reportAsText({ ok, checks }: Report): string {
  const lines = checks.flatMap(({ outcome, sentence, event }) => [
    `${marks[outcome]}  ${sentence}`,
    ...(event && !sentence.includes(event.id) ? [`        ${named(event)}, id ${event.id}`] : []),
  ]);
  const broken = checks.filter(({ outcome }) => outcome === 'broken').length;
  const verdict = ok ? 'All checks passed.' : `${counted(broken, 'check')} broken: do not rely on this.`;
  return `${lines.map(printable).join('\n')}\n\n${verdict}\n`;
}

/** What was read is shown, and never commands the terminal. */
const printable = (line: string): string => line.replaceAll(/[\p{Cc}\p{Cf}]/gu, '\ufffd');
