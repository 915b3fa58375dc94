import { useText } from '../../../lib/i18n/use-text.js';
import { Choice } from '../../../ui/form/choice.js';

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
    <Choice
      label={text('diary.vehicle')}
      value={vehicle}
      options={[
        { value: '', label: text('diary.allVehicles') },
        ...fleet.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={onVehicle}
    />
  );
}
