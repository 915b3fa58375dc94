import { rolesShownOnCard, vehicleCardBadges } from '@rigbook/contracts/fleet/fleet.words';
import { eligibilityWarningsFor } from '@rigbook/contracts/booking/requesting/eligibility.rules';
import type { NextFree } from '@rigbook/contracts/booking/requesting/lane.rules';
import { lastBookableDay } from '@rigbook/contracts/booking/requesting/booking-window.rules';
import { hasHoursToBook } from '@rigbook/contracts/fleet/out-of-service.rules';
import { isBefore } from '@rigbook/contracts/kernel/time';
import type { Department } from '@rigbook/contracts/responders/responder.words';
import { useId } from 'react';
import type { Vehicle } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useNow } from '../../../lib/time/use-now.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { useZone } from '../../../lib/time/zone.js';
import { Button } from '../../../ui/button.js';
import { VehicleName } from '../shared/vehicle-name.js';
import { useVehicleStatusLabel, VehicleStatusTag } from '../shared/vehicle-status-tag.js';
import { VehiclePicture } from '../shared/vehicle-picture/vehicle-picture.js';
import styles from './vehicle-card.module.css';

interface Props {
  readonly vehicle: Vehicle;
  /** left out for people who cannot book; the button is then missing */
  readonly onBook?: ((vehicleId: string) => void) | undefined;
  readonly disabled?: boolean | undefined;
  /** null: not known */
  readonly department?: Department | null | undefined;
  /** when it is free; left out while that is not known */
  readonly free?: NextFree | undefined;
}

/** One vehicle at a glance, with a button to book it. */
export function VehicleCard({ vehicle, onBook, disabled = false, department = null, free }: Props) {
  const text = useText();
  const times = useTimes();
  const statusLabel = useVehicleStatusLabel();
  const rolesId = useId();
  const now = useNow();
  const zone = useZone();
  const { papersEnd } = vehicle;
  const available = vehicle.status === 'available';
  const overdue = vehicle.status === 'in_use' ? 'fleet.overdueSince' : 'fleet.maintenanceOverdueSince';
  const roles = rolesShownOnCard(vehicle.allowedRoles);
  const isMeantFor =
    department === null || !eligibilityWarningsFor(department, vehicle).includes('department-not-authorised');

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
        {papersEnd && papersEnd.lastDay <= lastBookableDay(now, zone) && (
          <p className="text-sm tabular-nums">
            {text(`fleet.papersUntil.${papersEnd.paper}`, { day: times.dayInSentence(papersEnd.lastDay) })}
          </p>
        )}
        {available && free !== undefined && <Free free={free} />}
        {onBook && (
          <Button
            look={available && isMeantFor ? 'primary' : 'plain'}
            wide
            disabled={!available || disabled}
            aria-label={available ? text('fleet.bookNowNamed', { vehicle: vehicle.name }) : undefined}
            onClick={() => onBook(vehicle.id)}
          >
            {available ? text('fleet.bookNow') : text('fleet.unavailable', { status: statusLabel(vehicle.status) })}
          </Button>
        )}
        {onBook && !available && hasHoursToBook(vehicle, now) && (
          <Button
            wide
            disabled={disabled}
            aria-label={text('fleet.bookForLaterNamed', { vehicle: vehicle.name })}
            onClick={() => onBook(vehicle.id)}
          >
            {text('fleet.bookForLater')}
          </Button>
        )}
      </div>
    </article>
  );
}

/** The status says whether it may be driven, this says when. */
function Free({ free }: { readonly free: NextFree }) {
  const text = useText();
  const times = useTimes();
  const words =
    free.when === 'later'
      ? text('fleet.nextFree', { time: times.instantInSentence(free.from) })
      : free.when === 'notInLane'
        ? text('fleet.notFree')
        : free.until === null
          ? text('fleet.freeAllDay')
          : text('fleet.freeUntil', { time: times.instantInSentence(free.until) });
  return <p className="text-sm font-semibold tabular-nums">{words}</p>;
}
