import type { Comparison } from './interleaved.js';
import type { ProcessorTime } from './processor-time.js';

const number = (value: number) => (value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(1));
const times = ({ node, postgres }: ProcessorTime) => `${node.toFixed(2)} + ${postgres.toFixed(2)}`;

/** One line: ratio, speeds, milliseconds of processor time of Node and of Postgres, goal. */
export function lineOf({ title, ours, baseline, ratio, quartiles: [low, high], processor, goal }: Comparison): string {
  const cost = processor ? `${times(processor.ours)} : ${times(processor.baseline)} ms` : '-';
  const mark = goal === undefined ? '' : ratio >= goal ? `  reaches ${goal}` : `  short of ${goal}`;
  return `${title.padEnd(58)} ${ratio.toFixed(2)}  [${low.toFixed(2)}-${high.toFixed(2)}]  ${number(ours)}/s : ${number(baseline)}/s  ${cost}${mark}`;
}
