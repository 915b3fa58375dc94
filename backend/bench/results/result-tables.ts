import type { Figure } from '../measure/figure.js';
import type { Comparison } from '../measure/interleaved.js';
import type { ProcessorTime } from '../measure/processor-time.js';
import type { Results } from './results-file.js';

const BEGIN = '<!-- measured: begin -->';
const END = '<!-- measured: end -->';
const NONE = '-';

type Measured = Comparison | Figure;

const ratioOf = ({ ratio, quartiles: [low, high] }: Comparison) =>
  `${ratio.toFixed(2)} [${low.toFixed(2)}-${high.toFixed(2)}]`;
const timesOf = ({ node, postgres }: ProcessorTime) => `${node.toFixed(2)} + ${postgres.toFixed(2)}`;
const cell = <Kind>(measured: Kind | undefined, show: (measured: Kind) => string | undefined) =>
  (measured && show(measured)) ?? NONE;

/** The same measurements of both columns; those of one kind only. */
function pairsOf<Kind extends Measured>(before: Results, after: Results, isOfKind: (one: Measured) => one is Kind) {
  const titles = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const kindOf = (one: Measured | undefined) => (one && isOfKind(one) ? one : undefined);
  return titles
    .map((title) => ({ title, old: kindOf(before[title]), now: kindOf(after[title]) }))
    .filter(({ old, now }) => old ?? now);
}

/** One row for each comparison: ratios, and milliseconds of Node and Postgres. */
export function tableOfComparisons(before: Results, after: Results): string {
  const rows = pairsOf(before, after, (one): one is Comparison => 'ratio' in one).map(({ title, old, now }) => [
    title,
    cell(now ?? old, ({ goal }) => goal?.toFixed(2) ?? ''),
    cell(old, ratioOf),
    cell(now, ratioOf),
    cell(old, ({ processor }) => processor && timesOf(processor.ours)),
    cell(now, ({ processor }) => processor && timesOf(processor.ours)),
    cell(now ?? old, ({ processor }) => processor && timesOf(processor.baseline)),
  ]);
  return aligned(['comparison', 'goal', 'before', 'after', 'before, ms', 'after, ms', 'bare, ms'], rows);
}

function tableOfFigures(before: Results, after: Results): string {
  const rows = pairsOf(before, after, (one): one is Figure => 'value' in one).map(({ title, old, now }) => [
    `${title}, ${(now ?? old)?.unit}`,
    cell(now ?? old, ({ atMost }) => atMost?.toString() ?? ''),
    cell(old, ({ value }) => value.toFixed(2)),
    cell(now, ({ value }) => value.toFixed(2)),
  ]);
  return aligned(['figure', 'at most', 'before', 'after'], rows);
}

/** As the formatter would align it. */
function aligned(head: readonly string[], body: readonly (readonly string[])[]): string {
  const rows = [head, head.map(() => ''), ...body];
  const widths = rows[0]!.map((_, column) => Math.max(3, ...rows.map((row) => row[column]!.length)));
  return rows
    .map((row, nth) => {
      const cells = row.map((text, column) => (nth === 1 ? '-'.repeat(widths[column]!) : text.padEnd(widths[column]!)));
      return `| ${cells.join(' | ')} |`;
    })
    .join('\n');
}

/** Where and of what the figures are; more than one line if they come from several runs. */
function originOf(column: string, results: Results): string[] {
  const origins = Object.values(results).map(
    ({ commit, machine, quick }) => `${commit} on ${machine}${quick ? ', few short rounds' : ''}`,
  );
  return [...new Set(origins)].map((origin) => `- ${column}: ${origin}`);
}

/** The document with new tables between its two marks. @throws Error if it has none */
export function withTables(document: string, before: Results, after: Results): string {
  const [begin, end] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`The document has no ${BEGIN} and ${END}.`);
  const origins = [...originOf('before', before), ...originOf('after', after)].join('\n');
  const parts = [origins, tableOfComparisons(before, after), tableOfFigures(before, after)];
  return `${document.slice(0, begin + BEGIN.length)}\n\n${parts.join('\n\n')}\n\n${document.slice(end)}`;
}
