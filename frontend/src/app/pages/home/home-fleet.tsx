import { nextFree } from '@rigbook/contracts/booking/requesting/lane.rules';
import { useLanes } from '../../../features/booking/api/use-lanes.js';
import { VehicleGrid } from '../../../features/fleet/vehicle-grid/vehicle-grid.js';
import type { CurrentUser } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';

interface Props {
  readonly user: CurrentUser;
  /** Left out for a person who only audits. */
  readonly onBook: ((vehicleId: string) => void) | undefined;
}

/** All vehicles, each with the time from which it is free. */
export function HomeFleet({ user, onBook }: Props) {
  const text = useText();
  const { lanes } = useLanes(user.isAdmin, onBook !== undefined);
  const freeOf = (vehicleId: string) => {
    const lane = lanes?.find(({ vehicle }) => vehicle.id === vehicleId);
    return lane && nextFree(lane.parts);
  };
  return (
    <section aria-labelledby="fleet">
      <h2 id="fleet" className="mb-3">
        {text('fleet.vehicles')}
      </h2>
      <VehicleGrid onBook={onBook} department={user.department} freeOf={freeOf} />
    </section>
  );
}
