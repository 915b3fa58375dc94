import type { VehicleId } from '@rigbook/contracts/kernel/ids';
import type { StandingPlan } from '@rigbook/contracts/standing-shifts/standing-shift.rules';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Choice } from '../../../../ui/form/choice.js';
import { fleetQuery } from '../../../fleet/api/get-fleet.js';

type Wanted = Pick<StandingPlan, 'vehicleId' | 'vehicleType'>;

interface Props extends Wanted {
  readonly onChange: (wanted: Wanted) => void;
  readonly problem?: string | undefined;
}

const TYPE = 'type:';

/** One vehicle, or any of a type. */
export function VehicleOrType({ vehicleId, vehicleType, problem, onChange }: Props) {
  const text = useText();
  const fleet = useQuery(fleetQuery).data ?? [];
  const types = [...new Set(fleet.map(({ type }) => type))].sort();
  const vehicles = fleet.map(({ id, name, type }) => ({
    value: id,
    label: text('book.vehicleAndType', { vehicle: name, type }),
  }));
  const ofTypes = types.map((type) => ({ value: TYPE + type, label: text('standing.anyOf', { type }) }));
  return (
    <Choice
      label={text('standing.vehicle')}
      error={problem}
      value={vehicleId ?? (vehicleType === null ? undefined : TYPE + vehicleType)}
      placeholder={text('standing.chooseVehicle')}
      options={[...vehicles, ...ofTypes]}
      onChange={(value) =>
        onChange(
          value.startsWith(TYPE)
            ? { vehicleId: null, vehicleType: value.slice(TYPE.length) }
            : { vehicleId: value as VehicleId, vehicleType: null },
        )
      }
    />
  );
}
