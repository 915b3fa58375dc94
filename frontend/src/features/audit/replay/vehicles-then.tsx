import type { Replay } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { VehicleStatusTag } from '../../fleet/shared/vehicle-status-tag.js';
import { Differences } from './differences.js';
import styles from './replay.module.css';
import { useVehicleDifferences } from './use-vehicle-differences.js';

export function VehiclesThen({ vehicles }: { vehicles: Replay['vehicles'] }) {
  const text = useText();
  const differencesOf = useVehicleDifferences();
  return (
    <ul className={styles.rows} aria-label={text('replay.vehicles')}>
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
                    <bdi className={styles.soft}>{before.location}</bdi>
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
