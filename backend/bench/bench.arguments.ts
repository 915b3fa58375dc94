import { parseArgs } from 'node:util';
import { benchNames, type BenchName } from './benches.js';
import { type HttpLineName, httpLineNames } from './http/http-lines.js';

export interface BenchArguments {
  /** all of them when none is named */
  readonly names: readonly BenchName[];
  /** lines of `http`; all of them when none is named */
  readonly httpLines: readonly HttpLineName[];
  /** fewer rounds and bookings, to see that it runs and nothing is far off */
  readonly quick: boolean;
  /** the folder of another built checkout, whose server is measured */
  readonly checkout: string | undefined;
  /** write the tables in docs/benchmarks.md from the results of this run and earlier ones */
  readonly write: boolean;
}

const isOneOf =
  <Name extends string>(names: readonly Name[]) =>
  (name: string): name is Name =>
    (names as readonly string[]).includes(name);
const isBench = isOneOf(benchNames);
const isLine = isOneOf(httpLineNames);

/** `npm run bench -- [options] [name ...]`, names of benchmarks or of lines of `http`. @throws Error that says which there are */
export function readArguments(given: readonly string[]): BenchArguments {
  const { values, positionals } = parseArgs({
    args: [...given],
    options: {
      quick: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      checkout: { type: 'string' },
    },
    allowPositionals: true,
  });
  const unknown = positionals.find((name) => !isBench(name) && !isLine(name));
  if (unknown !== undefined)
    throw new Error(
      `There is no benchmark "${unknown}". There are: ${benchNames.join(', ')}; of http: ${httpLineNames.join(', ')}.`,
    );
  const lines = positionals.filter(isLine);
  const named = [...positionals.filter(isBench), ...(lines.length > 0 ? (['http'] as const) : [])];
  return {
    names: named.length > 0 ? [...new Set(named)] : values.write ? [] : benchNames,
    httpLines: lines.length > 0 ? lines : httpLineNames,
    quick: values.quick,
    checkout: values.checkout,
    write: values.write,
  };
}
