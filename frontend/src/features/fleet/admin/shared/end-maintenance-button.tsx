import { endsInTheFuture } from '@rigbook/contracts/fleet/maintenance.rules';
import { instantOfDate } from '@rigbook/contracts/kernel/time';
import type { FleetVehicle } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { useChangeVehicle, type VehicleChanges } from '../api/vehicles.js';

/**
 * Ends the maintenance in one press, with Undo. Undo starts a new maintenance at that moment, with the same reason and
 * the same expected end, unless that has passed.
 */
export function EndMaintenanceButton({ vehicle, small = false }: { vehicle: FleetVehicle; small?: boolean }) {
  const text = useText();
  const attempt = useAttempt();
  const change = useChangeVehicle(vehicle.id);
  const { expectedEndAt = null, reason = null } = vehicle.maintenance ?? {};

  const put = (changes: VehicleChanges) =>
    attempt(change.mutateAsync(changes), text('adminFleet.updateFailed'), text('adminFleet.statusFailedDetail'));
  const takeBack = () => {
    const isAhead = endsInTheFuture(expectedEndAt, instantOfDate(new Date()));
    void put({ status: 'maintenance', reason: reason ?? '', ...(isAhead && { availableFrom: expectedEndAt }) });
  };
  const end = async () => {
    if (!(await put({ status: 'available' }))) return;
    const action = { label: text('deciding.undo'), run: takeBack };
    showToast({ title: text('adminFleet.updated'), tone: 'success', action });
  };
  return (
    <Button
      small={small}
      busy={change.isPending}
      aria-label={text('adminFleet.endMaintenanceNamed', { vehicle: vehicle.name })}
      onClick={() => void end()}
    >
      {text('adminFleet.endMaintenance')}
    </Button>
  );
}
