import type { Vehicle } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Field } from '../../../../ui/form/field.js';
import { NativeSelect } from '../../../../ui/form/native-select.js';
import { useVehicleStatusLabel } from '../../../fleet/shared/vehicle-status-tag.js';
import { DurationField } from './duration-field.js';
import styles from './vehicle-and-duration.module.css';

interface Props {
  readonly vehicles: readonly Vehicle[];
  readonly vehicleId: string;
  readonly hours: number;
  readonly onVehicle: (vehicleId: string) => void;
  readonly onHours: (hours: number) => void;
}

export function VehicleAndDuration({ vehicles, vehicleId, hours, onVehicle, onHours }: Props) {
  const text = useText();
  const statusLabel = useVehicleStatusLabel();
  return (
    <div className={styles.pickers}>
      <Field label={text('book.vehicle')}>
        {(control) => (
          <NativeSelect {...control} value={vehicleId} onChange={({ target }) => onVehicle(target.value)}>
            {vehicles.map(({ id, name, type, status }) => (
              <option key={id} value={id} disabled={status !== 'available'}>
                {status === 'available'
                  ? text('book.vehicleAndType', { vehicle: name, type })
                  : text('book.unavailableNow', { vehicle: name, type, status: statusLabel(status) })}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <DurationField hours={hours} onHours={onHours} />
    </div>
  );
}
