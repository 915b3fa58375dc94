import type { VehicleAtHand } from '@rigbook/contracts/booking/steps.rules';
import { useQuery } from '@tanstack/react-query';
import type { Booking } from '../../../../lib/http/answers.js';
import { fleetQuery } from '../../../fleet/api/get-fleet.js';

/** What the fleet says about a booking's vehicle. Out on a shift, it hides whether it is in service; then the server decides. */
export function useVehicleOf(): (booking: Booking) => VehicleAtHand {
  const { data: fleet = [] } = useQuery(fleetQuery);
  return ({ vehicle: { id, name } }) => {
    const { status, availableFrom = null } = fleet.find((vehicle) => vehicle.id === id) ?? {};
    return status === undefined || status === 'in_use'
      ? { name }
      : { name, service: status, maintenanceUntil: availableFrom };
  };
}
