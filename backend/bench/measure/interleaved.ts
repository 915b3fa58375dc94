import { median } from './median.js';
import type { ProcessorTime } from './processor-time.js';

export interface Measured {
  /** units of work */
  readonly perSecond: number;
  /** milliseconds of each unit */
  readonly processor?: ProcessorTime | undefined;
}

/** Something whose speed is measured: does its work for that many milliseconds. */
export type Variant = (milliseconds: number) => Promise<Measured>;

export interface Comparison {
  readonly title: string;
  /** medians of units per second */
  readonly ours: number;
  readonly baseline: number;
  /** the median of the ratios of neighboring measurements, and the middle half of them */
  readonly ratio: number;
  readonly quartiles: readonly [number, number];
  readonly goal?: number | undefined;
  /** medians of milliseconds per unit, where they were measured */
  readonly processor?: { readonly ours: ProcessorTime; readonly baseline: ProcessorTime } | undefined;
}

export interface Plan {
  readonly rounds: number;
  readonly milliseconds: number;
}

export interface Contest {
  readonly title: string;
  readonly ours: Variant;
  readonly baseline: Variant;
  readonly goal?: number | undefined;
}

/**
 * Measures two variants in turns, ABBA, so that what else the machine does meets both alike; what counts is the ratio of
 * neighbors, not the speed of the day. One round before is thrown away.
 */
export async function compare(
  { title, ours, baseline, goal }: Contest,
  { rounds, milliseconds }: Plan,
): Promise<Comparison> {
  const measured: { ours: Measured; baseline: Measured }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const oursFirst = round % 2 === 0;
    const first = await (oursFirst ? ours : baseline)(milliseconds);
    const second = await (oursFirst ? baseline : ours)(milliseconds);
    if (round > 0) measured.push(oursFirst ? { ours: first, baseline: second } : { ours: second, baseline: first });
  }
  const ratios = measured
    .map((round) => round.ours.perSecond / round.baseline.perSecond)
    .sort((one, other) => one - other);
  return {
    title,
    ours: median(measured.map((round) => round.ours.perSecond)),
    baseline: median(measured.map((round) => round.baseline.perSecond)),
    ratio: median(ratios),
    quartiles: [ratios[Math.floor(ratios.length / 4)] ?? NaN, ratios[Math.ceil((ratios.length * 3) / 4) - 1] ?? NaN],
    goal,
    processor: timesOf(measured),
  };
}

function timesOf(measured: readonly { ours: Measured; baseline: Measured }[]): Comparison['processor'] {
  const medianOf = (side: 'ours' | 'baseline', part: keyof ProcessorTime) =>
    median(measured.map((round) => round[side].processor?.[part] ?? NaN));
  const sideOf = (side: 'ours' | 'baseline') => ({
    node: medianOf(side, 'node'),
    postgres: medianOf(side, 'postgres'),
  });
  if (measured.some(({ ours, baseline }) => !ours.processor || !baseline.processor)) return undefined;
  return { ours: sideOf('ours'), baseline: sideOf('baseline') };
}
