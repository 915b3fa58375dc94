import { parseArgs } from 'node:util';

export const benchNames = ['append', 'booking', 'http', 'replay', 'scale'] as const;
export type BenchName = (typeof benchNames)[number];

export interface BenchArguments {
  /** all of them when none is named */
  readonly names: readonly BenchName[];
  /** fewer rounds and bookings, to see that it runs and nothing is far off */
  readonly quick: boolean;
}

/** `npm run bench -- [--quick] [name ...]`. @throws Error that says which names there are */
export function readArguments(given: readonly string[]): BenchArguments {
  const { values, positionals } = parseArgs({
    args: [...given],
    options: { quick: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const unknown = positionals.find((name) => !isBenchName(name));
  if (unknown !== undefined)
    throw new Error(`There is no benchmark "${unknown}". There are: ${benchNames.join(', ')}.`);
  return { names: positionals.length === 0 ? benchNames : positionals.filter(isBenchName), quick: values.quick };
}

const isBenchName = (name: string): name is BenchName => (benchNames as readonly string[]).includes(name);
