import { rolesShownOnCard, vehicleCardBadges } from '@rigbook/contracts/fleet/fleet.words';
import { isBefore } from '@rigbook/contracts/kernel/time';
import { useId } from 'react';
import type { Vehicle } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useNow } from '../../../lib/time/use-now.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Button } from '../../../ui/button.js';
import { VehicleName } from '../shared/vehicle-name.js';
import { useVehicleStatusLabel, VehicleStatusTag } from '../shared/vehicle-status-tag.js';
import { VehiclePicture } from '../vehicle-picture/vehicle-picture.js';
import styles from './vehicle-card.module.css';

interface Props {
  readonly vehicle: Vehicle;
  /** left out for people who cannot book; the button is then missing */
  readonly onBook?: ((vehicleId: string) => void) | undefined;
  readonly disabled?: boolean | undefined;
}

/** One vehicle at a glance, with a button to book it. */
export function VehicleCard({ vehicle, onBook, disabled = false }: Props) {
  const text = useText();
  const times = useTimes();
  const statusLabel = useVehicleStatusLabel();
  const rolesId = useId();
  const now = useNow();
  const available = vehicle.status === 'available';
  const overdue = vehicle.status === 'in_use' ? 'fleet.overdueSince' : 'fleet.maintenanceOverdueSince';
  const roles = rolesShownOnCard(vehicle.allowedRoles);

  return (
    <article className={styles.card} aria-label={vehicle.name}>
      <div className="h-26 p-2 rounded-(--radius-small) bg-(--picture-ground) max-sm:h-18 max-sm:p-1">
        <VehiclePicture vehicle={vehicle} />
      </div>
      <header className={styles.header}>
        <div>
          <h3>
            <VehicleName vehicle={vehicle} />
          </h3>
          <p className="text-soft text-md">{vehicle.type}</p>
        </div>
        <VehicleStatusTag status={vehicle.status} />
      </header>
      <ul className={styles.badges}>
        {vehicleCardBadges.map((badge) => (
          <li key={badge}>{text(`vehicleBadge.${badge}`)}</li>
        ))}
      </ul>
      {roles.length > 0 && (
        <div className={styles.roles}>
          <p id={rolesId}>{text('fleet.authorizedRoles')}</p>
          <ul className={styles.badges} aria-labelledby={rolesId}>
            {roles.map((role) => (
              <li key={role}>{text(`role.${role}`)}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="grid gap-2 mt-auto max-sm:col-span-full">
        {!available && vehicle.availableFrom !== null && (
          <p className="text-sm tabular-nums">
            {text(isBefore(now, vehicle.availableFrom) ? 'fleet.availableFrom' : overdue, {
              time: times.instantInSentence(vehicle.availableFrom),
            })}
          </p>
        )}
        {onBook && (
          <Button
            look={available ? 'primary' : 'plain'}
            wide
            disabled={!available || disabled}
            aria-label={available ? text('fleet.bookNowNamed', { vehicle: vehicle.name }) : undefined}
            onClick={() => onBook(vehicle.id)}
          >
            {available ? text('fleet.bookNow') : text('fleet.unavailable', { status: statusLabel(vehicle.status) })}
          </Button>
        )}
      </div>
    </article>
  );
}
