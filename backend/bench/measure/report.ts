import type { Figure } from './figure.js';
import type { Comparison } from './interleaved.js';
import type { ProcessorTime } from './processor-time.js';

const number = (value: number) => (value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(1));
const times = ({ node, postgres }: ProcessorTime) => `${node.toFixed(2)} + ${postgres.toFixed(2)}`;
const WIDTH = 64;

export const lineOf = (measured: Comparison | Figure): string =>
  'ratio' in measured ? lineOfComparison(measured) : lineOfFigure(measured);

/** Ratio, speeds, milliseconds of processor time of Node and of Postgres, goal. */
function lineOfComparison(comparison: Comparison): string {
  const { title, ours, baseline, ratio, quartiles, processor, goal } = comparison;
  const [low, high] = quartiles;
  const cost = processor ? `${times(processor.ours)} : ${times(processor.baseline)} ms` : '-';
  const mark = goal === undefined ? '' : ratio >= goal ? `  reaches ${goal}` : `  short of ${goal}`;
  return `${title.padEnd(WIDTH)} ${ratio.toFixed(2)}  [${low.toFixed(2)}-${high.toFixed(2)}]  ${number(ours)}/s : ${number(baseline)}/s  ${cost}${mark}`;
}

function lineOfFigure({ title, value, unit, atMost }: Figure): string {
  const mark = atMost === undefined ? '' : value <= atMost ? `  within ${atMost}` : `  above ${atMost}`;
  return `${title.padEnd(WIDTH)} ${value.toFixed(2)} ${unit}${mark}`;
}
