import { median } from './median.js';

/** Something whose speed is measured: does its work for that many milliseconds and answers how much it did in a second. */
export interface Variant {
  readonly name: string;
  readonly perSecond: (milliseconds: number) => Promise<number>;
}

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

/**
 * Measures two variants in turns, ABBA, so that what else the machine does meets both alike; what counts is the ratio of
 * neighbours, not the speed of the day. One round before is thrown away.
 */
export async function compare(
  title: string,
  ours: Variant,
  baseline: Variant,
  { rounds, milliseconds }: Plan,
  goal?: number,
): Promise<Comparison> {
  const rates: { ours: number; baseline: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const first = round % 2 === 0 ? ours : baseline;
    const firstRate = await first.perSecond(milliseconds);
    const secondRate = await (first === ours ? baseline : ours).perSecond(milliseconds);
    const [oursRate, baselineRate] = first === ours ? [firstRate, secondRate] : [secondRate, firstRate];
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
