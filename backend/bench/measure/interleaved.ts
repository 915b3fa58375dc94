import { median } from './median.js';

/** Something whose speed is measured: does its work for that many milliseconds and answers how much it did in a second. */
export type Variant = (milliseconds: number) => Promise<number>;

export interface Comparison {
  readonly title: string;
  /** medians of units per second */
  readonly ours: number;
  readonly baseline: number;
  /** the median of the ratios of neighbouring measurements, and the middle half of them */
  readonly ratio: number;
  readonly quartiles: readonly [number, number];
  readonly goal: number | undefined;
}

export interface Plan {
  readonly rounds: number;
  readonly milliseconds: number;
}

export interface Contest {
  readonly title: string;
  readonly ours: Variant;
  readonly baseline: Variant;
  readonly goal?: number;
}

/**
 * Measures two variants in turns, ABBA, so that what else the machine does meets both alike; what counts is the ratio of
 * neighbours, not the speed of the day. One round before is thrown away.
 */
export async function compare(
  { title, ours, baseline, goal }: Contest,
  { rounds, milliseconds }: Plan,
): Promise<Comparison> {
  const rates: { ours: number; baseline: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const oursFirst = round % 2 === 0;
    const firstRate = await (oursFirst ? ours : baseline)(milliseconds);
    const secondRate = await (oursFirst ? baseline : ours)(milliseconds);
    const [oursRate, baselineRate] = oursFirst ? [firstRate, secondRate] : [secondRate, firstRate];
    if (round > 0) rates.push({ ours: oursRate, baseline: baselineRate });
  }
  const ratios = rates.map((rate) => rate.ours / rate.baseline).sort((one, other) => one - other);
  return {
    title,
    ours: median(rates.map((rate) => rate.ours)),
    baseline: median(rates.map((rate) => rate.baseline)),
    ratio: median(ratios),
    quartiles: [ratios[Math.floor(ratios.length / 4)] ?? NaN, ratios[Math.ceil((ratios.length * 3) / 4) - 1] ?? NaN],
    goal,
  };
}
