import { addHours, type Instant } from '@rigbook/contracts/kernel/time';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Panel } from '../../../ui/content/panel.js';
import { NativeSelect } from '../../../ui/form/native-select.js';
import { VehicleName } from '../../fleet/shared/vehicle-name.js';
import styles from './emergency.module.css';
import type { FreeVehicle } from './free-vehicles.js';

interface Props {
  readonly free: readonly FreeVehicle[];
  readonly vehicleId: string | undefined;
  readonly now: Instant;
  readonly onChange: (chosen: FreeVehicle) => void;
}

/** Which of the free vehicles; a whole row is the target. */
export function VehicleChoice({ free, vehicleId, now, onChange }: Props) {
  const text = useText();
  const times = useTimes();
  return (
    <Panel title={text('emergencyTake.vehicle')}>
      <div role="radiogroup" aria-label={text('emergencyTake.vehicle')} className="grid gap-2">
        {free.map((each) => {
          const { vehicle, hours } = each;
          return (
            <label key={vehicle.id} className={styles.vehicle}>
              <input type="radio" name="vehicle" checked={vehicle.id === vehicleId} onChange={() => onChange(each)} />
              <span className="grid">
                <strong className="text-lg">
                  <VehicleName vehicle={vehicle} />
                </strong>
                <span className="text-soft text-md tabular-nums">
                  {text('emergencyTake.free', { hours, until: times.instantInSentence(addHours(now, hours)) })}
                </span>
              </span>
            </label>
          );
        })}
      </div>
    </Panel>
  );
}

interface HoursProps {
  readonly most: number;
  readonly hours: number;
  readonly now: Instant;
  readonly onChange: (hours: number) => void;
}

export function HoursChoice({ most, hours, now, onChange }: HoursProps) {
  const text = useText();
  const times = useTimes();
  return (
    <label className="grid gap-1">
      <span className="font-semibold">{text('emergencyTake.hours')}</span>
      <NativeSelect value={hours} onChange={({ target }) => onChange(Number(target.value))}>
        {Array.from({ length: most }, (_, nth) => nth + 1).map((each) => (
          <option key={each} value={each}>
            {text('emergencyTake.hoursUntil', {
              hours: each,
              until: times.instantInSentence(addHours(now, each)),
            })}
          </option>
        ))}
      </NativeSelect>
    </label>
  );
}
