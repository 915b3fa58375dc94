import { type Replay, type FleetVehicle } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { VehicleStatusTag, useVehicleStatusLabel } from '../../fleet/shared/vehicle-status-tag.js';
import { Differences } from './differences.js';
import styles from './replay.module.css';

export function VehiclesAsOf({ vehicles }: { vehicles: Replay['vehicles'] }) {
  const text = useText();
  const differencesOf = useVehicleDifferences();
  return (
    <ul aria-label={text('replay.vehicles')}>
      {vehicles.map((vehicle) => {
        const { before, now } = vehicle;
        const shown = before ?? now;
        return (
          shown && (
            <li key={shown.id} className={styles.row}>
              <strong>
                <bdi>{shown.name}</bdi>
              </strong>
              <span>
                {before ? (
                  <>
                    {before.mileage == null
                      ? text('replay.notRead')
                      : text('diary.reading', { km: before.mileage, fuel: before.fuelLevel ?? 0 })}
                    <br />
                    <bdi className="text-soft">{before.location}</bdi>
                  </>
                ) : (
                  text('replay.notYetAdded')
                )}
              </span>
              <span>{before && <VehicleStatusTag status={before.status} />}</span>
              <Differences differences={differencesOf(vehicle)} />
            </li>
          )
        );
      })}
    </ul>
  );
}

/** What is different about a vehicle now, in words. */
function useVehicleDifferences(): (vehicle: Replay['vehicles'][number]) => string[] {
  const text = useText();
  const statusLabel = useVehicleStatusLabel();
  const facts = (vehicle: FleetVehicle): readonly (readonly [what: string, value: string])[] => [
    [text('adminFleet.name'), vehicle.name],
    [text('adminFleet.type'), vehicle.type],
    [text('adminFleet.location'), vehicle.location ?? ''],
    [text('adminFleet.status'), statusLabel(vehicle.status)],
    [text('view.mileage'), vehicle.mileage == null ? '' : text('view.km', { km: vehicle.mileage })],
    [text('view.fuel'), vehicle.fuelLevel == null ? '' : `${vehicle.fuelLevel}%`],
    [text('replay.openDamage'), String(vehicle.openDamageCount)],
  ];
  return ({ before, now }) => {
    if (now === null) return [text('replay.leftFleet')];
    if (before === null) return [text('replay.addedSince')];
    const known = new Map(facts(before));
    return facts(now)
      .filter(([what, value]) => known.get(what) !== value)
      .map(([what, value]) => text('replay.nowIs', { what, value }));
  };
}
