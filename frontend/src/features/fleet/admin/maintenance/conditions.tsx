import { Link } from 'react-router';
import { paths } from '../../../../config/paths.js';
import type { FleetVehicle } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { Empty } from '../../../../ui/feedback/empty.js';
import { Panel } from '../../../../ui/content/panel.js';
import { VehicleStatusTag } from '../../shared/vehicle-status-tag.js';
import { VehicleName } from '../../shared/vehicle-name.js';
import styles from './maintenance.module.css';

/** Each vehicle's last dashboard readings, their time, and its open damage. */
export function Conditions({ fleet }: { fleet: readonly FleetVehicle[] }) {
  const text = useText();
  const times = useTimes();
  const readingOf = ({ mileage, fuelLevel }: FleetVehicle): string =>
    [
      mileage != null && text('fleet.mileage', { km: mileage }),
      fuelLevel != null && text('fleet.fuel', { percent: fuelLevel }),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <Panel title={text('maintenance.conditions')}>
      {fleet.length === 0 && <Empty icon="car">{text('fleet.empty')}</Empty>}
      <ul className={styles.lines}>
        {fleet.map((vehicle) => (
          <li key={vehicle.id} className={styles.condition}>
            <strong>
              <VehicleName vehicle={vehicle} />
            </strong>
            <VehicleStatusTag status={vehicle.status} />
            <span>{readingOf(vehicle)}</span>
            <span className="text-soft">
              {vehicle.readAt === null
                ? text('maintenance.notRead')
                : text('maintenance.read', { time: times.instantInSentence(vehicle.readAt) })}
            </span>
            {vehicle.openDamageCount > 0 ? (
              <Link to={paths.damageOf(vehicle.id)} className="inline-flex items-center min-h-(--target)">
                {text('adminFleet.openDamage', { count: vehicle.openDamageCount })}
              </Link>
            ) : (
              <span className="text-soft">{text('maintenance.noDamage')}</span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
