import { useText } from '../../../lib/i18n/use-text.js';
import { Field } from '../../../ui/form/field.js';
import { NativeSelect } from '../../../ui/form/native-select.js';

interface Props {
  readonly fleet: readonly { readonly id: string; readonly name: string }[];
  /** Its id; empty for all vehicles. */
  readonly vehicle: string;
  readonly onVehicle: (vehicle: string) => void;
}

/** A choice of one vehicle, or all of them. */
export function VehicleBox({ fleet, vehicle, onVehicle }: Props) {
  const text = useText();
  return (
    <Field label={text('diary.vehicle')}>
      {(control) => (
        <NativeSelect {...control} value={vehicle} onChange={({ target }) => onVehicle(target.value)}>
          <option value="">{text('diary.allVehicles')}</option>
          {fleet.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
