import type { Comparison } from './interleaved.js';

const number = (value: number) => (value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(1));

/** One line: ratio, goal and the two speeds. */
export function lineOf({ title, ours, baseline, ratio, quartiles: [low, high], goal }: Comparison): string {
  const mark = goal === undefined ? '' : ratio >= goal ? `  reaches ${goal}` : `  short of ${goal}`;
  return `${title.padEnd(58)} ${ratio.toFixed(2)}  [${low.toFixed(2)}-${high.toFixed(2)}]  ${number(ours)}/s : ${number(baseline)}/s${mark}`;
}
