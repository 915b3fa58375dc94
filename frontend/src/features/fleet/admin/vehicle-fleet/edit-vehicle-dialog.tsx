import { vehicleStatuses, type VehicleStatus } from '@rigbook/contracts/fleet/fleet.words';
import { vehicleTextFields } from '@rigbook/contracts/fleet/vehicle-form.rules';
import { useState } from 'react';
import type { FleetVehicle } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Actions, Dialog, DialogForm } from '../../../../ui/dialog.js';
import { Field } from '../../../../ui/form/field.js';
import { NativeSelect } from '../../../../ui/form/native-select.js';
import { Refusal } from '../../../../ui/feedback/refusal.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { useChangeVehicle, type VehicleChanges } from '../api/vehicles.js';
import { RoleChecks, useVehicleDraft, VehicleTextFields, type VehicleDraft } from './vehicle-fields.js';

const draftOf = ({ name, type, location = '', plateNumber, allowedRoles }: FleetVehicle): VehicleDraft => ({
  name,
  type,
  location,
  plateNumber: plateNumber ?? '',
  allowedRoles,
});

/** Only the changes: another administrator, or a shift, may be changing the rest. */
const changesOf = (before: VehicleDraft, after: VehicleDraft): VehicleChanges => ({
  ...Object.fromEntries(
    vehicleTextFields.filter((field) => after[field] !== before[field]).map((field) => [field, after[field]]),
  ),
  ...([...after.allowedRoles].sort().join() !== [...before.allowedRoles].sort().join() && {
    allowedRoles: after.allowedRoles,
  }),
});

export function EditVehicleDialog({ vehicle, onClose }: { vehicle: FleetVehicle; onClose: () => void }) {
  const text = useText();
  const attempt = useAttempt();
  const change = useChangeVehicle(vehicle.id);
  const before = draftOf(vehicle);
  const { form, draft, errors, put, isComplete } = useVehicleDraft(before);
  const [status, setStatus] = useState<VehicleStatus>(vehicle.status);

  // bookings put a vehicle into use; nobody chooses it
  const choices = vehicleStatuses.filter((choice) => choice !== 'in_use' || vehicle.status === 'in_use');

  const submit = async () => {
    if (!isComplete()) return;
    const changes = { ...changesOf(before, draft), ...(status !== vehicle.status && { status }) };
    if (
      !(await attempt(
        change.mutateAsync(changes),
        text('adminFleet.updateFailed'),
        text('adminFleet.updateFailedDetail'),
      ))
    )
      return;
    showToast({ title: text('adminFleet.updated'), tone: 'success' });
    onClose();
  };

  return (
    <Dialog title={text('adminFleet.editNamed', { vehicle: vehicle.name })} onClose={onClose}>
      <DialogForm ref={form} onSubmit={submit}>
        <VehicleTextFields {...{ draft, errors, put }} />
        <Field
          label={text('adminFleet.status')}
          hint={status === 'maintenance' && status !== vehicle.status ? text('adminFleet.statusHint') : undefined}
        >
          {(control) => (
            <NativeSelect
              {...control}
              value={status}
              onChange={({ target }) => setStatus(target.value as VehicleStatus)}
            >
              {choices.map((choice) => (
                <option key={choice} value={choice}>
                  {text(`vehicleStatus.${choice}`)}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <RoleChecks {...{ draft, put }} />
        <Refusal error={change.error} />
        <Actions>
          <Button onClick={onClose}>{text('dialog.cancel')}</Button>
          <Button look="primary" type="submit" busy={change.isPending}>
            {text(change.isPending ? 'adminFleet.saving' : 'adminFleet.save')}
          </Button>
        </Actions>
      </DialogForm>
    </Dialog>
  );
}
