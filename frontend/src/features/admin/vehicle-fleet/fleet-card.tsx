import type { Vehicle } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../ui/toasts/use-attempt.js';
import { VehicleStatusTag } from '../../../ui/vehicle-status-tag.js';
import { useChangeVehicle } from '../api/change-vehicle.js';
import styles from './vehicle-fleet.module.css';

/** A vehicle as its administrator sees it, with the quick toggle into maintenance and back. */
export function FleetCard({ vehicle, onEdit }: { vehicle: Vehicle; onEdit: (vehicle: Vehicle) => void }) {
  const text = useText();
  const attempt = useAttempt();
  const change = useChangeVehicle(vehicle.id);
  const inMaintenance = vehicle.status === 'maintenance';

  const toggle = async () => {
    const command = change.mutateAsync({ status: inMaintenance ? 'available' : 'maintenance' });
    if (await attempt(command, text('adminFleet.updateFailed')))
      showToast({ title: text('adminFleet.updated'), tone: 'success' });
  };

  return (
    <>
      <header className={styles.header}>
        <h2 className={styles.name}>
          <bdi>{vehicle.name}</bdi>
        </h2>
        <VehicleStatusTag status={vehicle.status} />
      </header>
      <p className={styles.soft}>{[vehicle.type, vehicle.location].filter(Boolean).join(' · ')}</p>
      <p className={styles.soft}>
        {[
          vehicle.fuelLevel != null && text('fleet.fuel', { percent: vehicle.fuelLevel }),
          vehicle.mileage != null && text('fleet.mileage', { km: vehicle.mileage }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <ul className={styles.roles} aria-label={text('adminFleet.roles')}>
        {vehicle.allowedRoles.map((role) => (
          <li key={role}>{text(`role.${role}`)}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button aria-label={text('adminFleet.editNamed', { vehicle: vehicle.name })} onClick={() => onEdit(vehicle)}>
          {text('adminFleet.edit')}
        </Button>
        <Button busy={change.isPending} onClick={() => void toggle()}>
          {text(inMaintenance ? 'adminFleet.endMaintenance' : 'adminFleet.startMaintenance')}
        </Button>
      </div>
    </>
  );
}
