import { Tag } from 'antd';
import { Link } from 'react-router';
import { paths } from '../../../../config/paths.js';
import type { FleetVehicle } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Details } from '../../../../ui/content/details.js';
import { StatusTag } from '../../../../ui/content/status-tag.js';
import { lazyExtra } from '../../../../ui/lazy/lazy-extra.js';
import { VehicleName } from '../../shared/vehicle-name.js';
import { VehiclePicture } from '../../shared/vehicle-picture/vehicle-picture.js';
import { VehicleStatusTag } from '../../shared/vehicle-status-tag.js';
import { EndMaintenanceButton } from '../shared/end-maintenance-button.js';
import { useMaintenanceFacts } from '../shared/use-maintenance-facts.js';
import { VehicleNow, type FleetBookings } from './vehicle-now.js';

const DueOfVehicle = lazyExtra(
  async () => (await import('../../shared/service/due-of-vehicle.js')).DueOfVehicle,
  ['service'],
);

interface Props {
  readonly vehicle: FleetVehicle;
  readonly bookings: FleetBookings | undefined;
  readonly onEdit: () => void;
  readonly onStartMaintenance: () => void;
  readonly onRetire: () => void;
}

/** A vehicle as administrators see it. */
export function FleetCard({ vehicle, bookings, onEdit, onStartMaintenance, onRetire }: Props) {
  const text = useText();
  const named = { vehicle: vehicle.name };
  return (
    <>
      <header className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <span className="flex-none w-18 h-12 rounded-(--radius-small) bg-(--picture-ground)" aria-hidden>
          <VehiclePicture vehicle={vehicle} />
        </span>
        <h2 className="flex-[1_0_0] min-w-min text-lg leading-[1.35]">
          <VehicleName vehicle={vehicle} />
        </h2>
        <span className="flex flex-wrap justify-end gap-1">
          <VehicleStatusTag status={vehicle.status} />
          {vehicle.maintenance && vehicle.status === 'in_use' && (
            <StatusTag hue="orange" icon="wrench">
              {text('adminFleet.thenMaintenance')}
            </StatusTag>
          )}
        </span>
      </header>
      <VehicleNow vehicle={vehicle} bookings={bookings} />
      <p className="text-soft text-md tabular-nums">
        <bdi>{vehicle.type}</bdi> · <bdi>{vehicle.location}</bdi>
        {vehicle.plateNumber != null && (
          <>
            {' · '}
            <bdi dir="ltr">{vehicle.plateNumber}</bdi>
          </>
        )}
      </p>
      <p className="text-soft text-md tabular-nums">
        {[
          vehicle.fuelLevel != null && text('fleet.fuel', { percent: vehicle.fuelLevel }),
          vehicle.mileage != null && text('fleet.mileage', { km: vehicle.mileage }),
        ]
          .filter(Boolean)
          .join(' · ') || text('adminFleet.notRead')}
      </p>
      <ul className="flex flex-wrap gap-1" aria-label={text('adminFleet.roles')}>
        {vehicle.allowedRoles.map((role) => (
          <li key={role}>
            <Tag variant="filled">{text(`role.${role}`)}</Tag>
          </li>
        ))}
      </ul>
      {vehicle.openDamageCount > 0 && (
        <Link to={paths.damageOf(vehicle.id)} className="inline-flex items-center self-start min-h-(--target)">
          {text('adminFleet.openDamage', { count: vehicle.openDamageCount })}
        </Link>
      )}
      <DueOfVehicle vehicleId={vehicle.id} />
      {vehicle.maintenance && <MaintenanceFacts maintenance={vehicle.maintenance} />}
      <div className="flex flex-wrap gap-2 mt-auto pt-2">
        <Button small aria-label={text('adminFleet.editNamed', named)} onClick={onEdit}>
          {text('adminFleet.edit')}
        </Button>
        {vehicle.maintenance ? (
          <EndMaintenanceButton vehicle={vehicle} small />
        ) : (
          <Button small aria-label={text('adminFleet.startMaintenanceNamed', named)} onClick={onStartMaintenance}>
            {text('adminFleet.startMaintenance')}
          </Button>
        )}
        <Link
          className="inline-flex items-center min-h-(--target) px-2"
          to={paths.vehicleFile(vehicle.id)}
          aria-label={text('vehicleFile.openNamed', named)}
        >
          {text('vehicleFile.open')}
        </Link>
        <Button small look="quiet" danger aria-label={text('adminFleet.retireNamed', named)} onClick={onRetire}>
          {text('adminFleet.retire')}
        </Button>
      </div>
    </>
  );
}

function MaintenanceFacts({ maintenance }: { maintenance: NonNullable<FleetVehicle['maintenance']> }) {
  return <Details of={useMaintenanceFacts(maintenance)} />;
}
