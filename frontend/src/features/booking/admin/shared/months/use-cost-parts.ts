import type { MonthFigures } from '@rigbook/contracts/fleet/vehicle-months.rules';
import { useText } from '../../../../../lib/i18n/use-text.js';

/** What a cost is made of, from the bottom of its column to the top. */
export function useCostParts() {
  const text = useText();
  return {
    names: [
      text('months.costFuel'),
      text('months.costOther'),
      text('months.costService'),
      text('months.costRepair'),
    ] as const,
    of: ({ fuelMinor, otherMinor, serviceMinor, repairMinor }: MonthFigures): readonly number[] =>
      [fuelMinor, otherMinor, serviceMinor, repairMinor].map((minor) => minor / 100),
  };
}
