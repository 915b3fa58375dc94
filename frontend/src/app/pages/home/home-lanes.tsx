import type { Instant } from '@rigbook/contracts/kernel/time';
import { useLanes } from '../../../features/booking/api/use-lanes.js';
import { LanesPanel } from '../../../features/booking/lanes/lanes-panel.js';

interface Props {
  readonly isAdmin: boolean;
  readonly usualHours: number | undefined;
  readonly onBook: (vehicleId: string, startAt: Instant, hours: number) => void;
}

/** A component of its own: when the lanes come, the rest of home is not rendered again. */
export function HomeLanes({ isAdmin, usualHours, onBook }: Props) {
  const { lanes, error, reload } = useLanes(isAdmin, true);
  return <LanesPanel lanes={lanes} error={error} onReload={reload} usualHours={usualHours} onBook={onBook} />;
}
