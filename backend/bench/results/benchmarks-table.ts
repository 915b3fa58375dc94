import type { ProcessorTime } from '../measure/processor-time.js';
import type { Result, Results } from './results-file.js';

const BEGIN = '<!-- measured: begin -->';
const END = '<!-- measured: end -->';
const NONE = '-';

const ratioOf = ({ ratio, quartiles: [low, high] }: Result) =>
  `${ratio.toFixed(2)} [${low.toFixed(2)}-${high.toFixed(2)}]`;
const timesOf = ({ node, postgres }: ProcessorTime) => `${node.toFixed(2)} + ${postgres.toFixed(2)}`;
const cell = (result: Result | undefined, show: (result: Result) => string | undefined) =>
  (result && show(result)) ?? NONE;

/** One row for each comparison that was measured: ratios, and milliseconds of Node and Postgres. */
export function tableOf(before: Results, after: Results): string {
  const titles = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const rows = titles.map((title) => {
    const [old, now] = [before[title], after[title]];
    const goal = (now ?? old)?.goal;
    return [
      title,
      goal === undefined ? '' : goal.toFixed(2),
      cell(old, ratioOf),
      cell(now, ratioOf),
      cell(old, ({ processor }) => processor && timesOf(processor.ours)),
      cell(now, ({ processor }) => processor && timesOf(processor.ours)),
      cell(now ?? old, ({ processor }) => processor && timesOf(processor.baseline)),
    ];
  });
  const head = ['comparison', 'goal', 'before', 'after', 'before, ms', 'after, ms', 'bare, ms'];
  return aligned([head, head.map(() => ''), ...rows]);
}

/** As the formatter would align it. */
function aligned(rows: readonly (readonly string[])[]): string {
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

/** The document with a new table between its two marks. @throws Error if it has none */
export function withTable(document: string, before: Results, after: Results): string {
  const [begin, end] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`The document has no ${BEGIN} and ${END}.`);
  const origins = [...originOf('before', before), ...originOf('after', after)].join('\n');
  return `${document.slice(0, begin + BEGIN.length)}\n\n${origins}\n\n${tableOf(before, after)}\n\n${document.slice(end)}`;
}
