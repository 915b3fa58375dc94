import { vehicleStatuses, type VehicleStatus } from '@rigbook/contracts/fleet/fleet.words';
import { vehicleFormErrors, vehicleTextFields } from '@rigbook/contracts/fleet/vehicle-form.rules';
import { Form, Select } from 'antd';
import type { FleetVehicle } from '../../../../lib/http/answers.js';
import { useRichText, useText } from '../../../../lib/i18n/use-text.js';
import { FormDialog, FormField } from '../../../../ui/form/form-dialog.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { useChangeVehicle, type VehicleChanges } from '../api/vehicles.js';
import {
  minutesOf,
  RoleChecks,
  TurnRoundField,
  turnRoundOf,
  VehicleTextFields,
  type VehicleDraft,
} from './vehicle-fields.js';
import { VehicleName } from '../../shared/vehicle-name.js';

interface Values extends VehicleDraft {
  readonly status: VehicleStatus;
}

const valuesOf = ({
  name,
  type,
  location = '',
  plateNumber,
  allowedRoles,
  status,
  turnRoundMinutes,
}: FleetVehicle): Values => ({
  name,
  type,
  location,
  plateNumber: plateNumber ?? '',
  allowedRoles,
  status,
  turnRound: turnRoundOf(turnRoundMinutes),
});

/** Only the changes: another administrator, or a shift, may be changing the rest. */
const changesOf = (before: Values, after: Values): VehicleChanges => ({
  ...Object.fromEntries(
    vehicleTextFields.filter((field) => after[field] !== before[field]).map((field) => [field, after[field]]),
  ),
  ...([...after.allowedRoles].sort().join() !== [...before.allowedRoles].sort().join() && {
    allowedRoles: after.allowedRoles,
  }),
  ...(after.status !== before.status && { status: after.status }),
  ...(after.turnRound !== before.turnRound && {
    turnRoundMinutes: minutesOf(after.turnRound),
  }),
});

export function EditVehicleDialog({ vehicle, onClose }: { vehicle: FleetVehicle; onClose: () => void }) {
  const text = useText();
  const rich = useRichText();
  const attempt = useAttempt();
  const change = useChangeVehicle(vehicle.id);
  const before = valuesOf(vehicle);
  const [form] = Form.useForm<Values>();
  const status = Form.useWatch('status', form);

  // bookings put a vehicle into use; nobody chooses it
  const choices = vehicleStatuses.filter((choice) => choice !== 'in_use' || vehicle.status === 'in_use');

  const submit = async (after: Values) => {
    const changing = change.mutateAsync(changesOf(before, after));
    if (!(await attempt(changing, text('adminFleet.updateFailed'), text('adminFleet.updateFailedDetail')))) return;
    showToast({ title: text('adminFleet.updated'), tone: 'success' });
    onClose();
  };

  return (
    <FormDialog<Values>
      title={rich('adminFleet.editNamed', { vehicle: <VehicleName vehicle={vehicle} /> })}
      form={form}
      initial={before}
      problems={vehicleFormErrors}
      submit={text('adminFleet.save')}
      submitting={text('adminFleet.saving')}
      command={change}
      onSubmit={submit}
      onClose={onClose}
    >
      <VehicleTextFields />
      <FormField
        name="status"
        label={text('adminFleet.status')}
        hint={status === 'maintenance' && status !== vehicle.status ? text('adminFleet.statusHint') : undefined}
      >
        <Select options={choices.map((value) => ({ value, label: text(`vehicleStatus.${value}`) }))} />
      </FormField>
      <TurnRoundField current={vehicle.turnRoundMinutes} />
      <RoleChecks />
    </FormDialog>
  );
}
