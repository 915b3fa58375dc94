import { parse } from 'csv-parse/sync';
import { wordsInEnglish } from '../../src/audit/dossier/cover/words-in-english.js';
import { wordsInHebrew } from '../../src/audit/dossier/cover/words-in-hebrew.js';

export type Files = Readonly<Record<string, string>>;

export const json = (text: string | undefined): unknown => JSON.parse(text ?? 'null');
export const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '');

/** The wording of sentences may change. What people type in the story ends without a period. */
const isSentence = (text: string): boolean => /\s.*\.$/.test(text);
const SENTENCE = 'a sentence';

/** The same value without the wording of sentences and of the titles of refusals. */
export function reworded(value: unknown): unknown {
  if (typeof value === 'string') return isSentence(value) ? SENTENCE : value;
  if (Array.isArray(value)) return value.map(reworded);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, key === 'title' ? SENTENCE : reworded(part)]),
  );
}

/** Without the cells that hold sentences. */
export function cellsOf(csv: string): string[][] {
  const rows = parse(csv, { bom: true, relax_column_count: true });
  return rows.map((row) => row.filter((cell) => !isSentence(cell)));
}

/** What a dossier's cover page shows: which values of the events, and how many rows and entries. */
export function facts(files: Files): object {
  const page = withoutBrackets(files['summary.html'] ?? '');
  const said = new Set(linesOf(files['events.jsonl'] ?? '').flatMap((line) => leavesOf(json(line))));
  const shown = [...said].filter((value) => page.includes(escaped(value)));
  return { shown, rows: page.split('<tr>').length, entries: page.split('<li>').length };
}

/** How damage came about is worked out for bookings of before too. */
const withoutBrackets = (page: string): string =>
  [wordsInEnglish, wordsInHebrew].reduce((rest, { brackets }) => {
    const [before, section] = rest.split(`<h2>${brackets}</h2>`) as [string, string?];
    return section === undefined ? rest : before + section.slice(section.indexOf('</ol>'));
  }, page);

function leavesOf(value: unknown): readonly string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [];
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&#38;').replaceAll('<', '&#60;').replaceAll('>', '&#62;').replaceAll("'", '&#39;');
