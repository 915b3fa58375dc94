import { fleetRoles, type FleetRole } from '@rigbook/contracts/fleet/fleet.words';
import { vehicleTextFields, type VehicleTexts } from '@rigbook/contracts/fleet/vehicle-form.rules';
import { Checkbox, Input, Select } from 'antd';
import { useText } from '../../../../lib/i18n/use-text.js';
import { FormField } from '../../../../ui/form/form-dialog.js';

/** A vehicle's description as typed. */
export interface VehicleDraft extends VehicleTexts {
  readonly allowedRoles: readonly FleetRole[];
  readonly turnRound: TurnRound;
}

export function VehicleTextFields() {
  const text = useText();
  return vehicleTextFields.map((field) => (
    <FormField
      key={field}
      name={field}
      label={text(`adminFleet.${field}`)}
      hint={field === 'plateNumber' ? text('adminFleet.plateHint') : undefined}
    >
      <Input dir={field === 'plateNumber' ? 'ltr' : 'auto'} autoComplete="off" />
    </FormField>
  ));
}

/** As many minutes as the organization's. */
const OF_ORGANIZATION = 'organization';
type TurnRound = number | typeof OF_ORGANIZATION;

/** The turn-round of a vehicle as its field has it, and back; null: the organization's. */
export const turnRoundOf = (minutes: number | null): TurnRound => minutes ?? OF_ORGANIZATION;
export const minutesOf = (turnRound: TurnRound): number | null => (turnRound === OF_ORGANIZATION ? null : turnRound);

const usualTurnRounds = [0, 15, 30, 45, 60, 90, 120, 180];

/** The usual ones, plus the current one if it was set through the API. */
const choicesWith = (current: number | null): readonly number[] =>
  [...new Set([...usualTurnRounds, ...(current === null ? [] : [current])])].sort((one, other) => one - other);

export function TurnRoundField({ current = null }: { readonly current?: number | null }) {
  const text = useText();
  return (
    <FormField name="turnRound" label={text('adminFleet.turnRound')} hint={text('adminFleet.turnRoundHint')}>
      <Select<TurnRound>
        options={[
          { value: OF_ORGANIZATION, label: text('adminFleet.turnRoundDefault') },
          ...choicesWith(current).map((minutes) => ({
            value: minutes,
            label: text('adminFleet.turnRoundMinutes', { minutes }),
          })),
        ]}
      />
    </FormField>
  );
}

export function RoleChecks() {
  const text = useText();
  return (
    <FormField name="allowedRoles" label={text('adminFleet.roles')} hint={text('adminFleet.rolesHint')}>
      <Checkbox.Group
        role="group"
        className="grid! grid-cols-2"
        options={fleetRoles.map((value) => ({
          value,
          label: text(`role.${value}`),
          className: 'min-h-(--target) items-center',
        }))}
      />
    </FormField>
  );
}
