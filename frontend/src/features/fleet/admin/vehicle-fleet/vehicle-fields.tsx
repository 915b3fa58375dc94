import { fleetRoles, type FleetRole } from '@rigbook/contracts/fleet/fleet.words';
import { vehicleTextFields, type VehicleTexts } from '@rigbook/contracts/fleet/vehicle-form.rules';
import { Checkbox, Input } from 'antd';
import { useText } from '../../../../lib/i18n/use-text.js';
import { FormField } from '../../../../ui/form/form-dialog.js';

/** A vehicle's description as typed. */
export interface VehicleDraft extends VehicleTexts {
  readonly allowedRoles: readonly FleetRole[];
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
